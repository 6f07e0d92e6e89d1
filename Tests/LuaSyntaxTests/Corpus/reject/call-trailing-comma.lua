--! 2:5 expected an expression; got ')'
f(a,)
