--! 2:1 expected a call or an assignment
a.b
a = 1
