--! 5:7 unexpected character '@'
--! 6:5 unexpected character '$'
--! 6:7 unexpected character '!'
--! 7:1 unexpected character 'é'
a = b @ c
d = $ !
é = 1
