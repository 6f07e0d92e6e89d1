--! 2:15 expected ')'; got ','
function f(..., a) end
