// SQLite, which keeps results between runs.
#include <sqlite3.h>
