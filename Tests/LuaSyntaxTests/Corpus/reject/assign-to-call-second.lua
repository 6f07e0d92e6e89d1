--! 2:4 expected a variable or a field to assign to
a, f() = 1
