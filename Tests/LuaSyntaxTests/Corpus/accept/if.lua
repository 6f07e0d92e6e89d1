if a then end
if a then b() end
if a then elseif b then elseif c then else end
if a then return elseif b then return 1 else return 1, 2 end
if not a then if b then else end end
