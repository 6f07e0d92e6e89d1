--! 2:8 expected an expression; got ','
a = {1,,2}
