--! 3:9 expected a name; got '('
--! 3:16 expected an expression; got ')'
function() end()
