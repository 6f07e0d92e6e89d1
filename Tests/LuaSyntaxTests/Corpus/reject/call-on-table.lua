--! 2:1 expected a statement; got '{'
{}.a()
