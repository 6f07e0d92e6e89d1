--! 2:1 expected a variable or a field to assign to
(a) = 1
