--! 2:4 expected '::'; got ':'
::a:
b()
