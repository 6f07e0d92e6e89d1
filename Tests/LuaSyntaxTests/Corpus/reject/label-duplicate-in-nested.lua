--! 3:6 label 'a' is in sight already from line 2
::a::
do ::a:: end
