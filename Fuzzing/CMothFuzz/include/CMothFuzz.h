// What the fuzz targets compare with: the compiler of the Lua that runs the scripts.

#ifndef CMOTHFUZZ_H
#define CMOTHFUZZ_H

#include <stdbool.h>
#include <stddef.h>

/// Whether Lua compiles `source` as the text of a file. Nothing is run. Where it does not and
/// `message` is not NULL, at most `size` bytes of the reason are put there, the last one zero.
bool moth_fuzz_compiles(const char *source, size_t length, char *message, size_t size);

#endif
