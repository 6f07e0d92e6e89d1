x = a + b - c * d / e // f % g ^ h
x = a .. b .. c
x = a == b ~= c < d <= e > f >= g
x = a & b | c ~ d << e >> f
x = a and b or c and not d
x = 1 ..2
x = a//b
x = a~b
x = a ~=b
