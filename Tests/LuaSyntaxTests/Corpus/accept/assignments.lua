a = 1
a, b = b, a
a.b, c[d], e().f, g:h().i = 1, 2, f();
(a).b = 1;
(f()).x, ("s").y = nil, 1
a.b.c.d = a["b"]['c'][ [[d]] ]
