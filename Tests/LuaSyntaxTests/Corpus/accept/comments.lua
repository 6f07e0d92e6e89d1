-- short
--
--[ not long
--[= not long
--[==not long
--[[ long ]] a = 1 --[[ two
lines ]] b = 2
--[==[ ]] ]=] ]==] c = 3
--[[]]--[[]]
--]]
---[[ not long either
d = 4 --without a line's end
