function f() end
function f(a) end
function f(a, b, ...) return ... end
function f(...) local a = ... end
function a.b.c.d() end
function a:b() return self end
function a.b:c(...) self.x = ... end
local function f() return f() end
local f = function(a, a) return a end
return function(...) return function() end end
