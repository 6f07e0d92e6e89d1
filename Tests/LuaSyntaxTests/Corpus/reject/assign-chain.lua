--! 2:7 expected a statement; got '='
a = b = c
