-- each key is hashed as a whole
local s, t = ("k"):rep(60000), {}
for i = 1, 1e9 do t[s .. i % 8] = i end
