--! 2:6 expected a label 'a' visible to 'goto'
goto a
do ::a:: end
