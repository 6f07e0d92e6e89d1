--! 2:6 expected an expression; got ','
a = {,}
