-- 2,000 arguments, which are packed again and again
local function pack(...)
  while true do
    table.pack(...)
  end
end
local function grow(n, ...) if n == 0 then return pack(...) end return grow(n - 1, n, ...) end
return grow(2000)
