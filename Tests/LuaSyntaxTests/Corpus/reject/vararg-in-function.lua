--! 2:21 '...' must stand in a function with '...' as a parameter
function f() return ... end
