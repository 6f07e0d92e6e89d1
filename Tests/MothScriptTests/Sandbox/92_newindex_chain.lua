-- one assignment follows 1,999 tables
local t = {}
for i = 1, 1999 do t = setmetatable({}, { __newindex = t }) end
for i = 1, 1e9 do t[i] = i end
