-- a long chain of callable tables: each moves all arguments by one, in one instruction
local t = function() return 1 end
for i = 1, 100000 do t = setmetatable({}, { __call = t }) if i > 1 then t = setmetatable({}, { __call = t }) end end
return t()
