-- calling t calls its __call, which is t: in one instruction, until the stack is full
local t = {}
setmetatable(t, { __call = t })
t()
