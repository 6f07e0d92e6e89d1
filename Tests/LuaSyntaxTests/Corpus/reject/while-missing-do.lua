--! 3:3 expected 'do'; got 'b'
while a
  b()
end
