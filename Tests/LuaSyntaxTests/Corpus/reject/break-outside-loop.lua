--! 2:1 'break' must stand in a loop
break
