--! 3:4 'a' must not be assigned to; it is '<const>' since line 2
local a <const>, b = 1, 2
b, a = 2, 1
