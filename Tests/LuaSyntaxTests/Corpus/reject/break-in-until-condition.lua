--! 2:26 'break' must be inside a loop
repeat until (function() break end)()
