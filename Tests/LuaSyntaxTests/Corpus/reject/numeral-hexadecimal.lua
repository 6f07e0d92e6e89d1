--! 6:5 malformed number '0x'
--! 6:12 malformed number '0xg'
--! 6:20 malformed number '0x.p1'
--! 6:30 malformed number '0x1.2.3'
--! 6:47 malformed number '1x'
a = 0x b = 0xg c = 0x.p1 d = 0x1.2.3 e = 0x1e+1x
