--! 2:14 expected a name; got ')'
function f(a,) end
