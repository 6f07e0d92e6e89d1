// What the prelude gets from C. The prelude, trusted Lua, makes of it what scripts may use.

#include <string.h>

#include "internal.h"

// fault(kind, name, detail): raises a structured fault.
static int fault(lua_State *L) {
  static const char *const names[] = {"assignment", "field",  "global", "modifier",
                                      "module",     "refused", NULL};
  static const MothFaultKind kinds[] = {
      MOTH_FAULT_ASSIGNMENT,       MOTH_FAULT_UNKNOWN_FIELD,  MOTH_FAULT_UNKNOWN_GLOBAL,
      MOTH_FAULT_UNKNOWN_MODIFIER, MOTH_FAULT_UNKNOWN_MODULE, MOTH_FAULT_REFUSED};
  int kind = luaL_checkoption(L, 1, NULL, names);
  return moth_raise(L, kinds[kind], luaL_optstring(L, 2, ""), 0, luaL_optstring(L, 3, ""));
}

// line(): the line of the script that called into the prelude, and the script's path. A tail call,
// as in `return moth.effect { ... }`, leaves no frame of its own; then it is the last line that
// ran.
static int line(lua_State *L) {
  lua_Debug info;
  const Fault *last = &moth_of(L)->fault;
  int line = 0;
  bool tail = false;
  for (int level = 0; line == 0 && lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "Slt", &info);
    if (info.currentline > 0 && strcmp(info.source, MOTH_PRELUDE) != 0) {
      line = info.currentline;
    } else {
      tail = info.istailcall;
    }
  }
  bool knows_last = (lua_gethookmask(L) & LUA_MASKLINE) != 0;
  bool takes_last = knows_last && (tail || line == 0);
  lua_pushinteger(L, takes_last ? last->line : line);
  if (takes_last) {
    moth_push_text(L, last->path);
  } else {
    moth_push_text(L, line > 0 && info.source[0] == '@' ? info.source + 1 : "");
  }
  return 2;
}

// describe(value): a value in words, by its type alone.
static int describe(lua_State *L) {
  char text[96];
  luaL_checkany(L, 1);
  moth_describe(L, 1, text, sizeof text);
  moth_push_text(L, text);
  return 1;
}

// rawget of plain tables: the host's objects have nothing of their own to show.
static int raw_get(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  moth_refuse_object(L, 1, "rawget");
  lua_settop(L, 2);
  lua_rawget(L, 1);
  return 1;
}

// own(value, function): refuses the host's objects, for a function of the library.
static int own(lua_State *L) {
  moth_refuse_object(L, 1, luaL_checkstring(L, 2));
  return 0;
}

// pcall that cannot swallow a stop: a reached limit goes on to the host.
static int protected_call(lua_State *L) {
  MothState *S = moth_of(L);
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
  if (status == LUA_OK) return lua_gettop(L);
  if (status == LUA_ERRMEM) moth_stop_for_memory(S);
  if (S->stop != MOTH_FAULT_NONE) return lua_error(L);
  lua_pushboolean(L, 0);
  if (lua_touserdata(L, -2) == &S->fault) {
    moth_push_text(L, moth_fault_text(S));
  } else if (lua_type(L, -2) == LUA_TSTRING) {
    moth_push_text(L, moth_without_prelude(lua_tostring(L, -2)));
  } else {
    lua_pushvalue(L, -2);
  }
  return 2;
}

// print(text): keeps a line for the host, up to the limit.
static int print(lua_State *L) {
  MothState *S = moth_of(L);
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  if (S->printed == NULL || S->printed_cut) return 0;
  size_t room = S->limits.printed_bytes - S->printed_length;
  if (length + 1 > room) {
    S->printed_cut = true;
    return 0;
  }
  memcpy(S->printed + S->printed_length, text, length);
  S->printed_length += length;
  S->printed[S->printed_length++] = '\n';
  return 0;
}

const char *moth_take_printed(MothState *S, size_t *length, bool *cut) {
  *length = S->printed_length;
  *cut = S->printed_cut;
  S->printed_length = 0;
  S->printed_cut = false;
  return S->printed != NULL ? S->printed : "";
}

// The pieces of a chunk: the line of constants, what goes before the script, then the script.
typedef struct Pieces {
  const char *texts[3];
  size_t lengths[3];
  int next;
} Pieces;

static const char *next_piece(lua_State *L, void *data, size_t *length) {
  (void)L;
  Pieces *pieces = data;
  while (pieces->next < 3 && pieces->lengths[pieces->next] == 0) pieces->next++;  // ends the chunk
  if (pieces->next == 3) return NULL;
  *length = pieces->lengths[pieces->next];
  return pieces->texts[pieces->next++];
}

// Leaves a script's function on the stack, or its syntax error. Text only.
static int load(lua_State *L, const char *before, const char *source, size_t length,
                const char *path) {
  MothState *S = moth_of(L);
  if (length > 0 && source[0] == LUA_SIGNATURE[0]) moth_fault_raise_binary(L, path);
  moth_charge(L, length / MOTH_COMPILED_BYTES);
  Pieces pieces = {{"", before, source}, {0, strlen(before), length}, 0};
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->constants_line);
  pieces.texts[0] = lua_tolstring(L, -1, &pieces.lengths[0]);
  lua_pushfstring(L, "@%s", path);
  int status = lua_load(L, next_piece, &pieces, lua_tostring(L, -1), "t");
  lua_replace(L, -3);
  lua_pop(L, 1);
  if (status == LUA_ERRMEM) {
    moth_stop_for_memory(S);
    lua_pushlightuserdata(L, &S->fault);
    lua_error(L);
  }
  return status;
}

// Raises the syntax error whose message is on the top of the stack.
static void raise_syntax(lua_State *L, const char *path) {
  MothState *S = moth_of(L);
  moth_fault_keep_syntax(S, path);
  lua_pushlightuserdata(L, &S->fault);
  lua_error(L);
}

// Leaves a script's function on the stack, or raises its syntax error.
void moth_load_text(lua_State *L, const char *source, size_t length, const char *path) {
  if (load(L, "", source, length, path) != LUA_OK) raise_syntax(L, path);
}

static bool ends_early(lua_State *L, int index) {
  static const char end[] = "near <eof>";
  size_t length;
  const char *message = lua_tolstring(L, index, &length);
  return message != NULL && length >= sizeof end - 1 &&
         memcmp(message + length - (sizeof end - 1), end, sizeof end - 1) == 0;
}

// Leaves the function of a session's line on the stack: of the expression that it is, or else of
// its statements; or raises its syntax error. Where both are wrong, an expression that lacks only
// its end is what was meant.
void moth_load_line(lua_State *L, const char *source, size_t length, const char *path) {
  if (load(L, "return ", source, length, path) == LUA_OK) return;
  if (load(L, "", source, length, path) == LUA_OK) {
    lua_remove(L, -2);
    return;
  }
  if (ends_early(L, -2)) lua_pop(L, 1);
  raise_syntax(L, path);
}

// compile(source, path, environment): a text chunk as a function.
static int compile(lua_State *L) {
  size_t length;
  const char *source = luaL_checklstring(L, 1, &length);
  const char *path = luaL_checkstring(L, 2);
  moth_load_text(L, source, length, path);
  lua_pushvalue(L, 3);
  lua_setupvalue(L, -2, 1);
  return 1;
}

static const luaL_Reg host[] = {{"fault", fault},       {"line", line},
                                {"describe", describe}, {"pcall", protected_call},
                                {"print", print},       {"compile", compile},
                                {"random", moth_random}, {"rawget", raw_get},
                                {"own", own},           {"charge", moth_charge_call},
                                {"sorted", moth_sorted_keys},
                                {NULL, NULL}};

// Opens the libraries and the host's functions for the prelude. Scripts never see these globals:
// each has an environment that the prelude makes.
void moth_open_library(lua_State *L) {
  luaL_requiref(L, LUA_GNAME, luaopen_base, 1);
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
  luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
  luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 1);
  lua_settop(L, 0);
  luaL_newlib(L, host);
  lua_setglobal(L, "host");
}
