--! 2:6 expected a label 'a' visible to 'goto'
goto a
local function f() ::a:: end
