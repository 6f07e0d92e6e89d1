--! 3:7 expected a name; got 'end'
--! 3:11 expected a statement; got '='
local end = 1
