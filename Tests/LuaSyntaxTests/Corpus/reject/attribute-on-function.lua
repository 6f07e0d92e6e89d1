--! 2:18 expected '('; got '<'
local function f <const> () end
