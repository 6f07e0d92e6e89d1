--! 2:31 label 'b' is in sight already from line 2
while a do ::b:: while c do ::b:: end end
