-- each return moves the results of all below it
local function results(n)
  if n == 0 then return end
  local function next() return results(n - 1) end
  return n, next()
end
while true do results(20000) end
