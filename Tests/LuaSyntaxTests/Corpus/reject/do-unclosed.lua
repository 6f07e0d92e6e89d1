--! 4:1 expected 'end' to close 'do' at line 2; got end of file
do
  a = 1
