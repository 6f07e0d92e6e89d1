--! 2:46 '...' must be inside a function with '...' as a parameter
function f(...) return function(a) return a, ... end end
