for i = 1, 3 do
  for j = 1, 3 do
    local x = j
    if x == 2 then goto continue end
    local y = x
    ::continue::
  end
  do goto continue end
  local z
  ::continue:: ; ; ::another:: ;
end
repeat
  if a then break end
  local x
  do end
  goto done
  ::done::
  x = 1
  ::continue2::
until x
