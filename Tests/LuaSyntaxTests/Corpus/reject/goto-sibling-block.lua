--! 3:9 expected a label 'a' visible to 'goto'
do ::a:: end
do goto a end
