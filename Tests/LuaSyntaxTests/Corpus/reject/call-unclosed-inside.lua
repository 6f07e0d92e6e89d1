--! 2:5 expected ')' to close '(' at line 2; got 'b'
f(a b)
