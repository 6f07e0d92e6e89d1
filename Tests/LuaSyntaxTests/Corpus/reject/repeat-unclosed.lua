--! 3:1 expected 'until' to close 'repeat' at line 2; got end of file
repeat a()
