while true do break end
for i = 1, 2 do break; end
for k in f do if k then break end break end
repeat local x; if x then break else break end until x
while 1 do do do break end end a() end
while 1 do if a then break; ; end end
while 1 do if a then break; b() end end
