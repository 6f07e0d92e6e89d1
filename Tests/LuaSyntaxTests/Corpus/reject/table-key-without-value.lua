--! 2:9 expected '='; got '}'
a = {[b]}
