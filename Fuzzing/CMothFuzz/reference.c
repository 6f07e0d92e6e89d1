#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <string.h>

#include "CMothFuzz.h"

typedef struct Text {
  const char *bytes;
  size_t length;
} Text;

static int compile(lua_State *L) {
  const Text *text = lua_touserdata(L, 1);
  if (luaL_loadbufferx(L, text->bytes, text->length, "@x.lua", "t") != LUA_OK) return lua_error(L);
  return 0;
}

// What luaL_loadfilex leaves out: a byte order mark, and a first line that begins with '#'.
static void skip_start(Text *text) {
  if (text->length >= 3 && memcmp(text->bytes, "\xEF\xBB\xBF", 3) == 0) {
    text->bytes += 3;
    text->length -= 3;
  }
  if (text->length == 0 || *text->bytes != '#') return;
  const char *end = memchr(text->bytes, '\n', text->length);
  size_t count = end == NULL ? text->length : (size_t)(end - text->bytes);
  text->bytes += count;
  text->length -= count;
}

bool moth_fuzz_compiles(const char *source, size_t length, char *message, size_t size) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return false;
  Text text = {source, length};
  skip_start(&text);
  // In a function, as luac does it: the depth of C calls counts against the nesting.
  lua_pushcfunction(L, compile);
  lua_pushlightuserdata(L, &text);
  bool compiles = lua_pcall(L, 1, 0, 0) == LUA_OK;
  if (!compiles && message != NULL) {
    const char *reason = lua_tostring(L, -1);
    snprintf(message, size, "%s", reason == NULL ? "" : reason);
  }
  lua_close(L);
  return compiles;
}
