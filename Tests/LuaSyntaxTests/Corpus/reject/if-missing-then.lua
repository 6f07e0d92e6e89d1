--! 3:3 expected 'then'; got 'b'
if a
  b()
end
