--! 2:4 expected an expression; got '='
a, = 1
