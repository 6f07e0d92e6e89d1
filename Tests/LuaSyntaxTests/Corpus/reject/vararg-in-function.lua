--! 2:21 '...' must be inside a function with '...' as a parameter
function f() return ... end
