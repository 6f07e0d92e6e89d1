do return end
do return; end
do return 1 end
if a then return 1, 2; end
return f(), ...
