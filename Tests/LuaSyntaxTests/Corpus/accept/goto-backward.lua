::top::
do goto top end
while a do ::inner:: goto inner end
::again:: if a then goto again elseif b then goto top else goto again end
