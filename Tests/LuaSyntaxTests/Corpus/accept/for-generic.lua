for k in pairs(t) do end
for k, v in next, t do end
for a, b, c, d in f, s, c, d do end
for _ in f() do for _ in f() do end end
for a, a in f do a = a end
