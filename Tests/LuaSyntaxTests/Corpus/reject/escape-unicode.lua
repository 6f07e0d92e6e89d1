--! 7:6 escape '\u' must have the form '\u{XXX}'
--! 7:19 escape '\u' must have the form '\u{XXX}'
--! 7:29 escape '\u' must have the form '\u{XXX}'
--! 7:40 escape '\u' must have the form '\u{XXX}'
--! 7:52 escape '\u{XXX}' must be below 2^31
--! 7:71 escape '\u{XXX}' must be below 2^31
a = "\u0041" b = "\u{" c = "\u{}" d = "\u{41" e = "\u{80000000}" f = "\u{110000000}"
