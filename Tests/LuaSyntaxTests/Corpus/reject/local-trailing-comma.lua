--! 2:10 expected a name; got '='
local a, = 1
