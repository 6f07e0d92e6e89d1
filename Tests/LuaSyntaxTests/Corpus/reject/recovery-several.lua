--! 7:11 expected an expression; got '='
--! 9:1 expected an expression; got 'local'
--! 10:6 expected 'then'; got 'the'
--! 11:3 expected an expression; got ']'
--! 12:19 expected ')' to close '(' at line 12; got '2'
--! 13:14 expected ')'; got 'b'
local x = = 1
local y = 2 +
local z = 3
if x the y() end
f(]
while true do g(1 2) end
function h(a b) return a end
return x
