--! 2:6 expected a label 'a' in sight of 'goto'
goto a
local function f() ::a:: end
