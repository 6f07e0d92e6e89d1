--! 2:7 unexpected character 'ï¿½'
a = b ÿ c
