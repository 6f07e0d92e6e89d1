--! 2:1 unexpected 'else'
else
