-- a comparison by the library runs no instruction of Lua
local t = {}
for i = 1, 5000 do t[i] = i end
while true do table.sort(t, math.ult) end
