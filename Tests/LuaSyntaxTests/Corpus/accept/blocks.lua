do end
do do do ; end end end
do local x = 1; do local x = x; x = 2 end end
