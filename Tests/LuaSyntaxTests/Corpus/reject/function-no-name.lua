--! 2:10 expected a name; got '('
function () end
