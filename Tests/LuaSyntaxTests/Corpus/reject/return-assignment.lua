--! 2:10 'return' must be the last statement of its block
return a = 1
