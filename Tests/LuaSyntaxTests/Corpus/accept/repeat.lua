repeat until true
repeat local x = f() until x
repeat repeat until a until b
repeat f() g() until a == b and c
repeat return until a
