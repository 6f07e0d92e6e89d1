--! 2:11 expected '('; got '['
function a[1]() end
