--! 2:9 expected a name; got '1'
a = {b: 1}
