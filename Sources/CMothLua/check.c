// Running a check of an effect: the prelude records what it states, and the host compares.

#include "internal.h"

// Leaves the prelude's function that runs checks on the stack. Effects without checks do not pay
// for it.
static void push_run_check(lua_State *L, MothState *S, const MothCheck *check) {
  if (S->run_check == LUA_NOREF) {
    const char *source = check->prelude;
    if (luaL_loadbufferx(L, source, check->prelude_length, MOTH_PRELUDE, "b") != LUA_OK) {
      lua_error(L);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->library);
    lua_call(L, 1, 1);
    S->run_check = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->run_check);
}

static int run_check(lua_State *L) {
  MothState *S = moth_of(L);
  const MothCheck *check = lua_touserdata(L, 1);
  S->countable = S->limits.instructions_per_load;
  S->sample = S->scroll_sample = MOTH_ZERO_SAMPLE;
  moth_write_learned(L, S);
  push_run_check(L, S, check);
  lua_rawgeti(L, LUA_REGISTRYINDEX, check->function);
  lua_createtable(L, (int)check->label_count, 0);
  for (uint32_t i = 0; i < check->label_count; i++) {
    moth_push_text(L, check->labels[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_createtable(L, 0, (int)check->fact_count);
  for (uint32_t i = 0; i < check->fact_count; i++) {
    moth_push_field(L, &check->facts[i]);
    moth_set_field(L, -2, check->facts[i].name);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
  lua_call(L, 4, 1);
  S->exported_length = 0;
  S->exported_values = 0;
  moth_export(L, S, lua_gettop(L));
  return 0;
}

MothStatus moth_run_check(MothState *S, const MothCheck *check) {
  MothCheck copy = *check;
  return moth_protected(S, run_check, &copy, MOTH_RUN_COUNTED);
}
