--! 2:10 expected an expression; got 'do'
for a in do end
