x = "\a\b\f\n\r\t\v\\\"\'"
x = '\x00\x7F\xfF\0\9\99\255\0001'
x = "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{D800}\u{FFFF}\u{10FFFF}\u{7FFFFFFF}\u{00000000041}"
x = "a\
b\
\
c"
x = "a\z
     b\z	c\z"
x = "\z

"
x = f 'it' 's' "a"
x = '"' .. "'"
