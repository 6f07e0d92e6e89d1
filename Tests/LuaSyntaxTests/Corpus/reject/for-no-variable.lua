--! 2:5 expected a name; got 'do'
for do end
