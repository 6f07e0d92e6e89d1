--! 6:3 expected '=' or a call; got '+'
--! 7:3 unexpected character '!'
--! 8:7 unexpected character '?'
--! 9:9 expected an expression; got '='
--! 10:2 expected '=' or a call; got '+'
a += 1
b != c
d = e ? f : g
h = not = i
j++
