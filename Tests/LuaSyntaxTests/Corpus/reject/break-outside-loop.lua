--! 2:1 'break' must be inside a loop
break
