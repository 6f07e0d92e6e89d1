--! 4:4 'a' must not be assigned to; it is '<const>' since line 2
local a <const> = 1
do local a; a = 2 end
do a = 3 end
