--! 2:3 expected a name; got a string
a:"b"()
