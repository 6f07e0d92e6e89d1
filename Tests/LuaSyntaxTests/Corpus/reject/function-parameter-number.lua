--! 3:20 expected a name; got '1'
--! 5:1 expected an expression; got end of file
local f = function(1) return 2 end
g(
