--! 3:1 'a' must not be assigned to; it is '<const>' since line 2
local a <const> = 1
a = 2
