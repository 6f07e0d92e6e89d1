--! 3:23 'a' must not be assigned to; it is '<const>' since line 2
local a <const> = {}
local function f() b, a = 2 end
