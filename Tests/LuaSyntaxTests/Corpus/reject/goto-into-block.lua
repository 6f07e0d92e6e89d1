--! 2:6 expected a label 'a' in sight of 'goto'
goto a
do ::a:: end
