// XXH3, the hash of 128 bits by which results are found again.
#include <xxhash.h>
