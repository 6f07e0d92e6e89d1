--! 2:10 expected '}' to close '{' at line 2; got '='
a = {b.c = 1}
