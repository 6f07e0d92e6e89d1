--! 3:25 expected a label 'a' visible to 'goto'
::a::
local function f() goto a end
