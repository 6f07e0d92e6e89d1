-- one access follows 1,999 tables
local t = {}
for i = 1, 1999 do t = setmetatable({}, { __index = t }) end
for i = 1, 1e9 do local _ = t.x end
