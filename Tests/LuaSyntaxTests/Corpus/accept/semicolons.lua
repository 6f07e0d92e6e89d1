;;; a = 1;; b = 2; ;
do ; end
function f() ; end
;
