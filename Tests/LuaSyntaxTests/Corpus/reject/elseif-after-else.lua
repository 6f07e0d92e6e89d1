--! 3:16 expected 'end' to close 'if' at line 3; got 'elseif'
--! 3:25 expected '=' or a call; got 'then'
if a then else elseif b then end
