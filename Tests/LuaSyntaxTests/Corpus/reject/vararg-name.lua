--! 2:6 expected ')' to close '(' at line 2; got '.'
f(....)
