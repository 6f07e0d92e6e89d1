--! 2:6 'goto' must not jump over a 'local' to label 'a' at line 4
goto a
local function b() end
::a:: c()
