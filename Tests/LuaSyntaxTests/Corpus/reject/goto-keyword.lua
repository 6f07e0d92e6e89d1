--! 2:6 expected a name; got 'end'
goto end
