// PCRE2 for text in UTF-8: regular expressions whose matching has a limit.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
