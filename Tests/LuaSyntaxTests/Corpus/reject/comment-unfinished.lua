--! 2:7 expected ']==]' to close the long comment at line 2; got end of file
a = 1 --[==[ b ]=]
