--! 4:5 malformed number '3x'
--! 4:12 malformed number '12_3'
--! 4:21 malformed number '1n'
a = 3x b = 12_3 c = 1n
