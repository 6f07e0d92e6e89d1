// libedit by the names of the readline library, which have no variable arguments: Swift calls
// those.
#include <stdio.h>
#include <editline/readline.h>
