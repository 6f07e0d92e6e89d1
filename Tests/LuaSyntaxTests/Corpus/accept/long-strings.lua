a = [[]]
a = [[
first line end dropped]]
a = [[

second kept]]
a = [=[ ]] ]=]
a = [==[ ]=] ]] [[ ]==]
a = [[\n is no escape \]]
a = t[ [[k]] ] .. t[ [=[k]=] ]
a = [===[
]==]
]===]
a = [[]] .. "]]"
