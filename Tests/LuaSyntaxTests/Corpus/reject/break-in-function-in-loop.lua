--! 2:31 'break' must be inside a loop
while a do local function f() break end end
