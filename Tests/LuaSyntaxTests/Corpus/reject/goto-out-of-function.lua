--! 3:25 expected a label 'a' in sight of 'goto'
::a::
local function f() goto a end
