--! 2:1 expected a statement; got a string
"a":rep(2)
