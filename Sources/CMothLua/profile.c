// What one call costs: its instructions and the memory that it takes, the same on every machine
// with pointers of one size.
//
// Three things besides the call itself would change the figures, and are kept out. Garbage of
// earlier calls, since Lua takes a short string that is still there up again: it is collected
// before. Lua's records of calls in progress, which a collection gives back: they are made before.
// And the collector's own steps: it is stopped meanwhile. What grows only once, as the stack and
// the table of strings, has grown in an earlier call of the same function.

#include "internal.h"

#define PREPARED_CALLS 24

static int prepare_calls(lua_State *L) {
  lua_Integer more = lua_tointeger(L, 1);
  if (more > 0) {
    lua_pushcfunction(L, prepare_calls);
    lua_pushinteger(L, more - 1);
    lua_call(L, 1, 0);
  }
  return 0;
}

// Calls a closure of a script as lua_call does, and keeps the larger of its figures and those in
// `cost`.
void moth_measured_call(lua_State *L, MothState *S, int arguments, int results, MothCost *cost) {
  lua_gc(L, LUA_GCCOLLECT);
  lua_pushcfunction(L, prepare_calls);
  lua_pushinteger(L, PREPARED_CALLS);
  lua_call(L, 1, 0);
  lua_gc(L, LUA_GCSTOP);
  uint64_t allocated = S->allocated;
  moth_count_each(S);
  lua_call(L, arguments, results);
  uint64_t instructions = S->counted, bytes = S->allocated - allocated;
  moth_count_again(S);
  lua_gc(L, LUA_GCRESTART);
  if (instructions > cost->instructions) cost->instructions = instructions;
  if (bytes > cost->bytes) cost->bytes = bytes;
}

// After a measured call that may have failed in the middle.
void moth_measured_end(MothState *S) {
  if (S->stop == MOTH_FAULT_NONE) lua_gc(S->lua, LUA_GCRESTART);
}
