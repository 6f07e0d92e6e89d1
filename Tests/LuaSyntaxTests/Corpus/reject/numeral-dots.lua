--! 4:5 malformed number '1..2'
--! 4:14 malformed number '1.2.3'
--! 4:27 expected a statement; got '5'
a = 1..2 b = 1.2.3 c = ...5
