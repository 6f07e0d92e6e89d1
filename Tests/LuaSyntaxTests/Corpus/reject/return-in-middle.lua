--! 2:20 'return' must be the last statement of its block
if a then return b c() end
