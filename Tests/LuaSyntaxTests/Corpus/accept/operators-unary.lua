x = -a, not a, #a, ~a
x = - -a, not not a, ##a, ~~a, -~#a, not -a
x = -2^2, 2^-2, -a.b, #t[1], not f()
x = a - -b, a ~ ~b
