--! 3:1 'a' must not be assigned to; it is '<close>' since line 2
local a <close> = nil
a = 1
