#include "CMothBench.h"

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

struct MothBare {
  lua_State *lua;
};

static MothBare only;

MothBare *moth_bare_create(const char *source) {
  only.lua = luaL_newstate();
  if (only.lua == NULL) return NULL;
  luaL_openlibs(only.lua);
  if (luaL_dostring(only.lua, source) != LUA_OK) return NULL;
  return &only;
}

void moth_bare_destroy(MothBare *bare) { lua_close(bare->lua); }

int moth_bare_run(MothBare *bare, const double *min_y, double *results, size_t count) {
  lua_State *L = bare->lua;
  for (size_t i = 0; i < count; i++) {
    lua_pushvalue(L, 1);
    lua_pushnumber(L, min_y[i]);
    lua_pushboolean(L, 0);
    int status = lua_pcall(L, 2, 1, 0);
    if (status != LUA_OK) return status;
    results[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
  return 0;
}

static void count(lua_State *L, lua_Debug *event) {
  (void)L;
  (void)event;
}

void moth_bare_count(MothBare *bare, int instructions) {
  lua_sethook(bare->lua, count, instructions > 0 ? LUA_MASKCOUNT : 0, instructions);
}
