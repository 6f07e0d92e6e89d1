--! 2:10 expected a name; got 'nil'
local a <nil> = 1
