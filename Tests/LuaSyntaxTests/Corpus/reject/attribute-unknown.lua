--! 2:10 attribute must be 'const' or 'close'; got 'constant'
local a <constant> = 1
