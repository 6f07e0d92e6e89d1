--! 2:9 expected '=' or a call; got 'd'
a = b c d
