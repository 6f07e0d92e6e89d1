--! 3:6 label 'a' is already in scope from line 2
::a::
do ::a:: end
