--! 4:1 expected a statement; got '#'
--! 4:2 unexpected character '!'

#!/usr/bin/lua
