--! 3:3 label 'a' is already in scope from line 2
::a::
::a::
