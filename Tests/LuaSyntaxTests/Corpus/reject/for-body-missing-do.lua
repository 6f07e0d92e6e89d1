--! 3:3 expected 'do'; got 'a'
for i = 1, 2
  a()
end
