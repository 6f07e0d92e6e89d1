--! 2:11 expected ','; got 'do'
for i = 1 do end
