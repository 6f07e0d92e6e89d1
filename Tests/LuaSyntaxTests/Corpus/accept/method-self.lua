function a:b() local self = self; return function() return self end end
function a.b.c:d(self) return self end
