--! 2:5 expected an expression; got '['
a = [=b]=]
