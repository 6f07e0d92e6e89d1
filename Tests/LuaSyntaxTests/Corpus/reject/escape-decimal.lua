--! 3:6 escape '\256' must be at most 255
--! 3:17 escape '\999' must be at most 255
a = "\256" b = "\999"
