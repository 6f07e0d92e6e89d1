--! 2:8 'return' must be the last statement of its block
return;;
