--! 2:13 expected '('; got '.'
function a:b.c() end
