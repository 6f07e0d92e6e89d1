--! 2:3 expected '=' or a call; got '+'
a + b
