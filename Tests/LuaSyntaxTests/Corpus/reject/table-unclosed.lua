--! 3:1 expected '}' to close '{' at line 2; got end of file
a = {1, 2
