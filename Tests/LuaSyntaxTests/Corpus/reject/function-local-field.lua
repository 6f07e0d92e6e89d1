--! 2:17 expected '('; got '.'
local function a.b() end
