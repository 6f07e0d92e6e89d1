local a, b = ...
local t = {...}
f(..., (...), ...)
local g = function(...) return ... end
function h(a, ...) return select("#", ...) end
if ... then end
return ...
