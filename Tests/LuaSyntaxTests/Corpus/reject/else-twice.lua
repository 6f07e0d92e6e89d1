--! 2:16 expected 'end' to close 'if' at line 2; got 'else'
if a then else else end
