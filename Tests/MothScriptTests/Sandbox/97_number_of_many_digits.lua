-- each addition reads 65,000 digits
local s = ("7"):rep(65000)
while true do local _ = s + 1 end
