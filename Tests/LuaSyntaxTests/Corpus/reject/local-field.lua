--! 2:8 expected a statement; got '.'
local a.b = 1
