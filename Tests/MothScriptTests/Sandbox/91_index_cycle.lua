local a, b = {}, {}
setmetatable(a, { __index = b })
setmetatable(b, { __index = a })
for i = 1, 1e9 do pcall(function() return a.x end) end
