--! 2:8 expected a statement; got '['
local a[1] = 1
