--! 3:1 unexpected 'end'
a = 1
end
b = 2
