--! 2:4 unexpected control character with code 1
a = 1
