local s = "ünïcödé 🦋" -- ünïcödé 🦋
local t = [[🦋]] --[[ 🦋 ]] .. s
