--! 4:6 unknown escape sequence '\q'
--! 4:15 unknown escape sequence '\é'
--! 4:24 unknown escape sequence '\.'
a = "\q" b = "\é" c = '\.'
