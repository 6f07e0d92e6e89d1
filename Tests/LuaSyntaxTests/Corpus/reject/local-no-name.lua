--! 2:7 expected a name; got '='
local = 1
