--! 4:6 escape '\x' must have two hexadecimal digits
--! 4:16 escape '\x' must have two hexadecimal digits
--! 4:27 escape '\x' must have two hexadecimal digits
a = "\x4" b = "\xG0" c = "\x"
