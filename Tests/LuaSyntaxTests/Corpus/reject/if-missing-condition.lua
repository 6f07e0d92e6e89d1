--! 2:4 expected an expression; got 'then'
if then b() end
