--! 2:16 expected '>'; got '='
local a <const = 1
