local a <const>, b <const> = 1, {}
local function f() b.c = a; b[a] = a; return function() return a, b end end
