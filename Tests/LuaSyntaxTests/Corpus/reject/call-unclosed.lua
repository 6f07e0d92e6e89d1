--! 4:1 expected ')' to close '(' at line 2; got end of file
f(a,
  b
