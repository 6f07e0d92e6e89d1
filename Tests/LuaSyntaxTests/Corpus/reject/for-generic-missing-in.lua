--! 2:10 expected 'in'; got '='
for a, b = 1, 2 do end
