local a <const> = 1
local b <const>, c <close>, d = 2, nil, 3
local e<const>,f<const> = a, b
local const <const>, close <close> = 1, nil
d = a + b
local function g() return a, b, e, f end
