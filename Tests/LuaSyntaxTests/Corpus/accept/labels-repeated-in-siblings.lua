do ::a:: end
do ::a:: end
do do ::a:: end ::a:: end
function f() ::a:: end
::a::
function g() ::a:: goto a end
