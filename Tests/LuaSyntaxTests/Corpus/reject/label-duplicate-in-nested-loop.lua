--! 2:31 label 'b' is already in scope from line 2
while a do ::b:: while c do ::b:: end end
