// Making and unmaking a state, and running chunks in it.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

typedef struct Chunk {
  const char *source, *path, *role;
  size_t length;
} Chunk;

static int panic(lua_State *L) {
  (void)L;
  return 0;  // Lua aborts; unreachable, since all runs are protected
}

static int open_state(lua_State *L) {
  MothState *S = moth_of(L);
  const Chunk *prelude = lua_touserdata(L, 1);
  moth_open_library(L);
  moth_open_recorder(L);
  moth_open_geometry(L);
  moth_open_constants(L);
  if (luaL_loadbufferx(L, prelude->source, prelude->length, MOTH_PRELUDE, "b") != LUA_OK) {
    return lua_error(L);
  }
  lua_call(L, 0, 5);
  S->library = luaL_ref(L, LUA_REGISTRYINDEX);
  S->constants_line = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_setfield(L, LUA_REGISTRYINDEX, "moth.modules");
  S->freeze_environment = luaL_ref(L, LUA_REGISTRYINDEX);
  S->make_environment = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

MothState *moth_state_create(const MothLimits *limits, const MothVocabulary *vocabulary,
                             const char *prelude, size_t prelude_length) {
  MothState *S = calloc(1, sizeof *S);
  if (S == NULL) return NULL;
  S->limits = *limits;
  S->vocabulary = *vocabulary;
  S->memory_unlimited = true;
  S->session = LUA_NOREF;
  S->run_check = LUA_NOREF;
  S->lua = lua_newstate(moth_allocate, S);
  S->printed = malloc(limits->printed_bytes);
  if (S->lua == NULL || S->printed == NULL) {
    moth_state_destroy(S);
    return NULL;
  }
  *(MothState **)lua_getextraspace(S->lua) = S;
  lua_atpanic(S->lua, panic);
  if (!moth_watch(S)) {
    moth_state_destroy(S);
    return NULL;
  }
  Chunk chunk = {.source = prelude, .length = prelude_length};
  if (moth_protected(S, open_state, &chunk, MOTH_RUN_HOST) != MOTH_OK) {
    moth_state_destroy(S);
    return NULL;
  }
  return S;
}

void moth_state_destroy(MothState *S) {
  if (S == NULL) return;
  if (S->lua != NULL) {
    moth_unwatch(S);
    lua_close(S->lua);
  }
  moth_free_spaces(S);
  for (uint32_t i = 0; i < S->shader_count; i++) free(S->shaders[i]);
  free(S->exported);
  free(S->printed);
  free(S);
}

size_t moth_state_memory(const MothState *S, size_t *peak) {
  *peak = S->memory_peak;
  return S->memory;
}

const char *moth_lua_release(void) { return LUA_RELEASE; }

// MARK: - Trusted bytecode

typedef struct Compiled {
  const char *source;
  size_t source_length;
  char *bytes;
  size_t length, capacity;
} Compiled;

static int add_bytes(lua_State *L, const void *bytes, size_t count, void *compiled) {
  (void)L;
  Compiled *to = compiled;
  return moth_append(&to->bytes, &to->length, &to->capacity, bytes, count) ? 0 : 1;
}

// The names of lines and variables are kept: faults and the hook of lines go by them.
static int compile_trusted(lua_State *L) {
  Compiled *compiled = lua_touserdata(L, 1);
  const char *source = compiled->source;
  if (luaL_loadbufferx(L, source, compiled->source_length, MOTH_PRELUDE, "t") != LUA_OK) {
    return lua_error(L);
  }
  if (lua_dump(L, add_bytes, compiled, 0) != 0) return luaL_error(L, "not enough memory");
  return 0;
}

char *moth_compile_trusted(const char *source, size_t length, size_t *result_length) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return NULL;
  Compiled compiled = {source, length, NULL, 0, 0};
  lua_pushcfunction(L, compile_trusted);
  lua_pushlightuserdata(L, &compiled);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    free(compiled.bytes);
    compiled.bytes = NULL;
  }
  lua_close(L);
  *result_length = compiled.length;
  return compiled.bytes;
}

// MARK: - Chunks

static int add_module(lua_State *L) {
  const Chunk *chunk = lua_touserdata(L, 1);
  lua_getfield(L, LUA_REGISTRYINDEX, "moth.modules");
  lua_createtable(L, 0, 2);
  lua_pushlstring(L, chunk->source, chunk->length);
  lua_setfield(L, -2, "source");
  moth_push_text(L, chunk->path);
  lua_setfield(L, -2, "path");
  moth_set_field(L, -2, chunk->role);
  return 0;
}

MothStatus moth_add_module(MothState *S, const char *name, const char *source, size_t length,
                           const char *path) {
  Chunk chunk = {.source = source, .path = path, .role = name, .length = length};
  return moth_protected(S, add_module, &chunk, MOTH_RUN_HOST);
}

static int run_chunk(lua_State *L) {
  MothState *S = moth_of(L);
  S->countable = S->limits.instructions_per_load;
  S->random = 0;
  S->longest_text = S->weighed_text = 0;  // those of scripts before are out of this one's reach
  const Chunk *chunk = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->make_environment);
  moth_push_text(L, chunk->role);
  lua_call(L, 1, 1);
  moth_load_text(L, chunk->source, chunk->length, chunk->path);
  lua_pushvalue(L, 2);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->freeze_environment);
  lua_pushvalue(L, 2);
  size_t longest_text = S->longest_text;
  S->longest_text = S->weighed_text = 0;  // the script's texts are not looked at here
  lua_call(L, 1, 0);
  S->longest_text = longest_text;
  S->exported_length = 0;
  S->exported_values = 0;
  moth_export(L, S, lua_gettop(L));
  return 0;
}

MothStatus moth_run_chunk(MothState *S, const char *source, size_t length, const char *path,
                          const char *role) {
  Chunk chunk = {.source = source, .path = path, .role = role, .length = length};
  return moth_protected(S, run_chunk, &chunk, MOTH_RUN_COUNTED);
}

static int call_function(lua_State *L) {
  MothState *S = moth_of(L);
  const int32_t *function = lua_touserdata(L, 1);
  S->sample = 0;
  moth_write_learned(L, S);
  lua_rawgeti(L, LUA_REGISTRYINDEX, *function);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->environment);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
  lua_call(L, 2, 1);
  S->exported_length = 0;
  S->exported_values = 0;
  moth_export(L, S, lua_gettop(L));
  return 0;
}

MothStatus moth_call(MothState *S, int32_t function) {
  return moth_protected(S, call_function, &function, MOTH_RUN_COUNTED);
}

const uint8_t *moth_exported(const MothState *S, size_t *length) {
  *length = S->exported_length;
  return (const uint8_t *)S->exported;
}
