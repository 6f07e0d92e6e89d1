while true do end
while a do while b do end end
while f() do local x end
while not a == b do return end
