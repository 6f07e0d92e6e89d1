--! 3:6 expected 'then'; got '='
--! 5:1 expected an expression; got end of file
if a = 1 then b() end
c(
