--! 3:1 expected arguments; got end of file
a:b
