--! 3:1 expected 'end' to close 'while' at line 2; got end of file
while a do b()
