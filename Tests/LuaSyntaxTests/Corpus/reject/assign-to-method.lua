--! 2:1 expected a variable or a field to assign to
a:b() = 1
