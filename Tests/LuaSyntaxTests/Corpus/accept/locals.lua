local a
local a, b, c
local a = 1
local a, b = f()
local a = a
local _ = _
local _ENV = {}
local self
local a = function() return a end
