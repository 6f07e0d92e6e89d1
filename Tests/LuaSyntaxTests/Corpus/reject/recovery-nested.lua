--! 6:13 expected ','; got 'do'
--! 8:3 expected ')' to close '(' at line 7; got 'end'
--! 9:11 expected 'do'; got 'd'
--! 12:1 expected '}' to close '{' at line 11; got 'local'
function a()
  for i = 1 do
    b(i
  end
  while c d do e() end
end
local f = { 1, 2
local g = 3
