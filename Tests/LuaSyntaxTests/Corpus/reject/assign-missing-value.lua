--! 3:1 expected an expression; got end of file
a =
