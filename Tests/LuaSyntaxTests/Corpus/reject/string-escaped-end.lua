--! 2:5 expected a closing quote before the end of the line
a = "b\