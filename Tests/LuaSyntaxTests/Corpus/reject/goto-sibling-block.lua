--! 3:9 expected a label 'a' in sight of 'goto'
do ::a:: end
do goto a end
