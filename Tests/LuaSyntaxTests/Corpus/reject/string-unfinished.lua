--! 3:5 expected a closing quote before the end of the line
--! 4:5 expected a closing quote before the end of the line
a = "b
c = 'd
e = 1
