--! 2:1 expected a statement; got '1'
1 = a
