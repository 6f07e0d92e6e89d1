--! 2:5 expected ']==]' to close the long string at line 2; got end of file
a = [==[ b ]]
