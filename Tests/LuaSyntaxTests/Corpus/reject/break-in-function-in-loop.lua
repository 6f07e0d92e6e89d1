--! 2:31 'break' must stand in a loop
while a do local function f() break end end
