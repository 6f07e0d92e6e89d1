// Turns a Lua value into bytes for Swift; LuaValue.swift reads them.
//
//   'N' nil    'T' true    'F' false    'I' int64    'D' double    'S' u32 length, bytes
//   'L' function: i32 registry reference, i32 line it is defined at
//   '{' u32 count, then key and value in turn: integer keys ascending, then strings by their bytes
//
// Numbers are in the machine's own byte order: the bytes never leave the process.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

#define MOTH_EXPORT_DEPTH 100
#define MOTH_WORK_PER_VALUE 4  // in instructions

typedef struct Output {
  char **buffer;
  size_t *length, *capacity;
  uint32_t *values;
  uint32_t limit, byte_limit;
  bool keeps_functions;
} Output;

bool moth_append(char **buffer, size_t *length, size_t *capacity, const void *bytes,
                 size_t count) {
  if (*length + count > *capacity) {
    size_t wanted = (*length + count) * 2 + 256;
    char *grown = realloc(*buffer, wanted);
    if (grown == NULL) return false;
    *buffer = grown;
    *capacity = wanted;
  }
  memcpy(*buffer + *length, bytes, count);
  *length += count;
  return true;
}

static void refuse(lua_State *L, const Output *output, const char *why) {
  if (output->keeps_functions) moth_raise(L, MOTH_FAULT_EXPORT, NULL, 0, why);
  luaL_error(L, "%s", why);
}

static void put(lua_State *L, const Output *output, const void *bytes, size_t count) {
  if (count > output->byte_limit - *output->length) {
    refuse(L, output, "more text than the limit allows");
  }
  if (!moth_append(output->buffer, output->length, output->capacity, bytes, count)) {
    refuse(L, output, "not enough memory");
  }
}

static void put_tag(lua_State *L, const Output *output, char tag) { put(L, output, &tag, 1); }

static void put_string(lua_State *L, const Output *output, int index) {
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  uint32_t count = (uint32_t)length;
  put_tag(L, output, 'S');
  put(L, output, &count, sizeof count);
  put(L, output, text, length);
}

static void put_value(lua_State *L, const Output *output, int index, int depth);

static int by_bytes(const void *left, const void *right) {
  return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void put_pair(lua_State *L, const Output *output, int depth) {
  put_value(L, output, lua_gettop(L) - 1, depth);
  put_value(L, output, lua_gettop(L), depth);
}

// The names of a table's string keys, sorted; a userdata owns the array, so that an error in
// between leaks nothing.
static const char **sorted_names(lua_State *L, const Output *output, int index, uint32_t *count) {
  uint32_t names = 0, others = 0;
  bool has_zero = false, has_other = false;  // not refused where met: the order is that of hashes
  lua_Unsigned sequence = lua_rawlen(L, index);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) {
      has_zero = has_zero || strlen(lua_tostring(L, -2)) != lua_rawlen(L, -2);
      names++;
    } else if (lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 &&
               (lua_Unsigned)lua_tointeger(L, -2) <= sequence) {
      others++;
    } else {
      has_other = true;
    }
  }
  if (has_other) {
    refuse(L, output, "a table has a key that is neither a name nor a place in the sequence");
  }
  if (has_zero) refuse(L, output, "a name in a table has a zero byte");
  if (others != sequence) refuse(L, output, "a table's sequence has a hole");
  const char **list = lua_newuserdatauv(L, (names + 1) * sizeof *list, 0);
  *count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) list[(*count)++] = lua_tostring(L, -2);
  }
  qsort(list, names, sizeof *list, by_bytes);
  return list;
}

// Looking for the keys of a table from which most were taken away is slow, and a script may return
// such a one many times.
static void note_work(lua_State *L, const Output *output) {
  if (!output->keeps_functions) return;
  moth_of(L)->work += MOTH_WORK_PER_VALUE;
  moth_honor_signal(L);
}

static void put_table(lua_State *L, const Output *output, int index, int depth) {
  const char *object = moth_host_object(L, index);
  if (object != NULL) {
    char why[192];
    snprintf(why, sizeof why, "%s is where data is expected; give its fields by name", object);
    refuse(L, output, why);
  }
  if (depth > MOTH_EXPORT_DEPTH) refuse(L, output, "tables are nested too deeply, or in a cycle");
  luaL_checkstack(L, 8, NULL);
  uint32_t names;
  const char **list = sorted_names(L, output, index, &names);
  uint32_t sequence = (uint32_t)lua_rawlen(L, index), count = sequence + names;
  put_tag(L, output, '{');
  put(L, output, &count, sizeof count);
  for (uint32_t i = 1; i <= sequence; i++) {
    lua_pushinteger(L, i);
    lua_rawgeti(L, index, i);
    put_pair(L, output, depth);
    lua_pop(L, 2);
  }
  for (uint32_t i = 0; i < names; i++) {
    moth_push_text(L, list[i]);
    lua_pushvalue(L, -1);
    lua_rawget(L, index);
    put_pair(L, output, depth);
    lua_pop(L, 2);
  }
  lua_pop(L, 1);
}

static void put_function(lua_State *L, const Output *output, int index) {
  if (!output->keeps_functions || lua_iscfunction(L, index)) {
    refuse(L, output, "a library function is where a function of the script is expected");
  }
  lua_Debug info;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  lua_pushvalue(L, index);
  int32_t reference = luaL_ref(L, LUA_REGISTRYINDEX), line = info.linedefined;
  put_tag(L, output, 'L');
  put(L, output, &reference, sizeof reference);
  put(L, output, &line, sizeof line);
}

static void put_value(lua_State *L, const Output *output, int index, int depth) {
  note_work(L, output);
  if (++*output->values > output->limit) refuse(L, output, "more values than the limit allows");
  switch (lua_type(L, index)) {
    case LUA_TNIL: put_tag(L, output, 'N'); break;
    case LUA_TBOOLEAN: put_tag(L, output, lua_toboolean(L, index) ? 'T' : 'F'); break;
    case LUA_TSTRING: put_string(L, output, index); break;
    case LUA_TTABLE: put_table(L, output, index, depth + 1); break;
    case LUA_TFUNCTION: put_function(L, output, index); break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        int64_t integer = lua_tointeger(L, index);
        put_tag(L, output, 'I');
        put(L, output, &integer, sizeof integer);
      } else {
        double number = lua_tonumber(L, index);
        put_tag(L, output, 'D');
        put(L, output, &number, sizeof number);
      }
      break;
    default: refuse(L, output, "a content or a thread is where data is expected");
  }
}

void moth_export(lua_State *L, MothState *S, int index) {
  Output output = {&S->exported,        &S->exported_length,       &S->exported_capacity,
                   &S->exported_values, S->limits.exported_values, S->limits.exported_bytes,
                   true};
  put_value(L, &output, index, 0);
}

// MARK: - Trusted Lua

typedef struct Trusted {
  const char *source;
  size_t length;
  const char *const *arguments;
  uint32_t argument_count;
  char *buffer;
  size_t result_length, capacity;
} Trusted;

static int run_trusted(lua_State *L) {
  Trusted *trusted = lua_touserdata(L, 1);
  luaL_openlibs(L);
  if (luaL_loadbufferx(L, trusted->source, trusted->length, "=moth", "t") != LUA_OK) {
    return lua_error(L);
  }
  lua_createtable(L, (int)trusted->argument_count, 0);
  for (uint32_t i = 0; i < trusted->argument_count; i++) {
    lua_pushstring(L, trusted->arguments[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_call(L, 1, 1);
  uint32_t values = 0;
  Output output = {&trusted->buffer, &trusted->result_length, &trusted->capacity,
                   &values,          1000000,                 UINT32_MAX,
                   false};
  put_value(L, &output, lua_gettop(L), 0);
  return 0;
}

char *moth_run_trusted(const char *source, size_t length, const char *const *arguments,
                       uint32_t argument_count, size_t *result_length, char **error) {
  *error = NULL;
  *result_length = 0;
  lua_State *L = luaL_newstate();
  if (L == NULL) {
    *error = strdup("not enough memory");
    return NULL;
  }
  Trusted trusted = {source, length, arguments, argument_count, NULL, 0, 0};
  lua_pushcfunction(L, run_trusted);
  lua_pushlightuserdata(L, &trusted);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    const char *message = lua_tostring(L, -1);
    *error = strdup(message ? message : "the error is not a string");
    free(trusted.buffer);
    trusted.buffer = NULL;
  }
  lua_close(L);
  *result_length = trusted.result_length;
  return trusted.buffer;
}
