--! 2:14 expected ')'; got '<'
function f(a <const>) end
