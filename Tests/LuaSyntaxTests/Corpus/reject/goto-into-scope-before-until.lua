--! 3:18 'goto' must not jump over a 'local' to label 'continue' at line 5
repeat
  if a then goto continue end
  local b
  ::continue::
until b
