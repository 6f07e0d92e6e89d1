--! 3:1 expected 'end' to close 'if' at line 2; got end of file
if a then b()
