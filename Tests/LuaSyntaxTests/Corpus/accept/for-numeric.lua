for i = 1, 10 do end
for i = 1, 10, 2 do i = i + 1 end
for i = f(), g(), h() do local i = i end
for i = -1, -10, -1 do end
for i = 1, 2 do local function f() i = 3 end end
