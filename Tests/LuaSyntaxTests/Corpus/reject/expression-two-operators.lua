--! 2:9 expected an expression; got '/'
a = b * / c
