--! 3:1 'return' must be the last statement of its block
return 1
a = 2
