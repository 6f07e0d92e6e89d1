--! 2:12 expected '('; got 'end'
function f end
