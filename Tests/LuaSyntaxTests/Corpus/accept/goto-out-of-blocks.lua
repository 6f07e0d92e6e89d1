do
  local a
  do local b; goto out end
  local c <close> = nil
  goto out
end
::out::
local d
function f() goto out; ::out:: end
