f()
f(a, b, ...)
f"s" f's' f[[s]] f[==[s]==] f{}
a.b.c() a["b"]() a:b() a:b"s" a:b{} a:b():c():d[[x]]
f()()()
f(g(h(i())))
;(function() end)()
;({f = f}).f()
("x"):rep(2)
f
(a)
f((...))
f(function() return end, {}, nil)
