--! 2:26 'break' must stand in a loop
repeat until (function() break end)()
