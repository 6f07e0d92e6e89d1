--! 6:1 expected 'end' to close 'function' at line 2; got end of file
local function f()
  if a then
    b()
end
