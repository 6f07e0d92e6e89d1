--! 3:1 expected ')' to close '(' at line 2; got 'd'
a = (b + c
d = 1
