--! 2:12 expected 'until' to close 'repeat' at line 2; got 'end'
repeat a() end
