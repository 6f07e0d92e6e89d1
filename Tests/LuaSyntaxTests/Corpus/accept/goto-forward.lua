goto a
do goto b end
::b::
::a::
do goto c; ::d:: ::c:: goto d end
local f = function() goto a ::a:: end
goto e
local x
::e::
