--! 3:3 label 'a' is in sight already from line 2
::a::
::a::
