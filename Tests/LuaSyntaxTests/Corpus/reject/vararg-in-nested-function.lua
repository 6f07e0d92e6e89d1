--! 2:46 '...' must stand in a function with '...' as a parameter
function f(...) return function(a) return a, ... end end
