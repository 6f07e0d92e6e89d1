local s = ("x"):rep(1 << 16)
for i = 1, 1e9 do
  s:byte(1, -1)
end
