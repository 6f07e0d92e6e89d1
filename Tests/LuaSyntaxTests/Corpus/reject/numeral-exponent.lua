--! 5:5 malformed number '3e'
--! 5:12 malformed number '3e+'
--! 5:20 malformed number '0x1p'
--! 5:29 malformed number '0x1p+'
a = 3e b = 3e+ c = 0x1p d = 0x1p+
