// The base that the benchmarks compare with: a bare C loop over lua_pcall.

#ifndef CMOTHBENCH_H
#define CMOTHBENCH_H

#include <stddef.h>

typedef struct MothBare MothBare;

/// Makes a plain Lua state with the standard libraries and loads `source`, a chunk that returns a
/// function of minY and reduceMotion. NULL on failure.
MothBare *moth_bare_create(const char *source);
void moth_bare_destroy(MothBare *bare);

/// Calls the function once for each minY and keeps its result. Returns 0, or the Lua status.
int moth_bare_run(MothBare *bare, const double *min_y, double *results, size_t count);

/// Calls a hook that does nothing after so many instructions; 0 for none. It is what counting the
/// instructions of every call would cost.
void moth_bare_count(MothBare *bare, int instructions);

#endif
