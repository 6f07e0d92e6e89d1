--! 2:6 expected '=' or 'in'; got '.'
for a.b in c do end
