-- the same, linked from above, so that each way is short when it is made
local list = {}
for i = 1, 2000 do list[i] = {} end
for i = 1, 1999 do setmetatable(list[i], { __index = list[i + 1] }) end
for i = 1, 1e9 do local _ = list[1].x end
