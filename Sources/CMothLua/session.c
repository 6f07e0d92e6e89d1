// The lines of a session: chunks that share one environment, and whose values are shown.
//
// What is shown of a value is written as bytes; ShownValue.swift reads them.
//
//   'N' nil    'T' true    'F' false    'I' int64    'D' double
//   'S' text: u32 its length, then a string, which may be shorter
//   'L' function: i32 line it is defined at, 0 for the host's; string path
//   'C' chain: u32 count, for each transform u32 number, string shader, u32 count, doubles
//   'c' a chain that can no longer be continued
//   '{' table: string name of a host's object, u32 entries, u32 entries shown, then key and value
//   '.' a table that is too deep to be shown: u32 entries
//
// A string is u32 length and bytes.

#include <string.h>

#include "internal.h"

typedef struct Shown {
  const MothLine *line;
  uint32_t tables;
} Shown;

// MARK: - Bytes

static void put(lua_State *L, const void *bytes, size_t count) {
  MothState *S = moth_of(L);
  if (!moth_append(&S->exported, &S->exported_length, &S->exported_capacity, bytes, count)) {
    luaL_error(L, "not enough memory");
  }
}

static void put_tag(lua_State *L, char tag) { put(L, &tag, 1); }

static void put_count(lua_State *L, uint32_t count) { put(L, &count, sizeof count); }

static void put_string(lua_State *L, const char *text, size_t length) {
  put_count(L, (uint32_t)length);
  put(L, text, length);
}

// MARK: - Keys

static void push_key(lua_State *L, const Key *key) {
  switch (key->rank) {
    case 1:
      if (key->is_integer) {
        lua_pushinteger(L, key->integer);
      } else {
        lua_pushnumber(L, key->number);
      }
      break;
    case 2: lua_pushlstring(L, key->text, key->length); break;
    default: lua_pushboolean(L, key->integer != 0); break;
  }
}

// The first keys of the table at `index` in their order, at most `room`; counts all entries.
static uint32_t first_keys(lua_State *L, int index, Key *keys, uint32_t room, uint32_t *entries) {
  uint32_t count = 0;
  *entries = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    ++*entries;
    Key key = moth_key_at(L, -2);
    if (key.rank == 0 || room == 0) continue;
    if (count == room && !moth_key_is_before(&key, &keys[count - 1])) continue;
    uint32_t at = count < room ? count++ : count - 1;
    for (; at > 0 && moth_key_is_before(&key, &keys[at - 1]); at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
  return count;
}

// MARK: - Values

static void show(lua_State *L, Shown *shown, int index, uint32_t depth);

static void show_text(lua_State *L, const Shown *shown, int index) {
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  put_tag(L, 'S');
  put_count(L, (uint32_t)length);
  put_string(L, text, length < shown->line->bytes ? length : shown->line->bytes);
}

static void show_function(lua_State *L, int index) {
  lua_Debug info;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  bool is_script = info.source[0] == '@';
  int32_t line = is_script ? info.linedefined : 0;
  const char *path = is_script ? info.source + 1 : "";
  put_tag(L, 'L');
  put(L, &line, sizeof line);
  put_string(L, path, strlen(path));
}

static void show_chain(lua_State *L, int index) {
  MothState *S = moth_of(L);
  if (!moth_is_chain(L, S, index)) {
    put_tag(L, 'c');
    return;
  }
  moth_resolve_chain(L, S, index);
  put_tag(L, 'C');
  put_count(L, S->chain_length);
  for (uint32_t i = 0; i < S->chain_length; i++) {
    const MothNode *node = &S->nodes[S->chain[i]];
    const char *shader = moth_shader_signature(S, node->shader);
    put_count(L, node->transform);
    put_string(L, shader, strlen(shader));
    put_count(L, node->value_count);
    put(L, S->values + node->first_value, node->value_count * sizeof(double));
  }
}

// The fields of a host's object, which it computes when they are read.
static void show_object(lua_State *L, Shown *shown, int index, const MothShownObject *object,
                        uint32_t depth) {
  put_tag(L, '{');
  put_string(L, object->name, strlen(object->name));
  put_count(L, object->field_count);
  put_count(L, object->field_count);
  for (uint32_t i = 0; i < object->field_count; i++) {
    moth_push_text(L, object->fields[i]);
    show(L, shown, lua_gettop(L), depth + 1);
    lua_gettable(L, index);
    show(L, shown, lua_gettop(L), depth + 1);
    lua_pop(L, 1);
  }
}

static void show_entries(lua_State *L, Shown *shown, int index, const char *name, uint32_t depth) {
  Key keys[MOTH_SHOWN_ENTRIES];
  uint32_t room = shown->line->entries, entries;
  if (room > MOTH_SHOWN_ENTRIES) room = MOTH_SHOWN_ENTRIES;
  if (depth >= shown->line->depth || shown->tables >= shown->line->tables) room = 0;
  uint32_t count = first_keys(L, index, keys, room, &entries);
  if (room == 0 && entries > 0) {
    put_tag(L, '.');
    put_count(L, entries);
    return;
  }
  shown->tables++;
  put_tag(L, '{');
  put_string(L, name, strlen(name));
  put_count(L, entries);
  put_count(L, count);
  for (uint32_t i = 0; i < count; i++) {
    push_key(L, &keys[i]);
    show(L, shown, lua_gettop(L), depth + 1);
    lua_rawget(L, index);
    show(L, shown, lua_gettop(L), depth + 1);
    lua_pop(L, 1);
  }
}

// How a host's object is shown; NULL for one that is shown as what it reads.
static const MothShownObject *shown_object(const MothLine *line, const char *name) {
  for (uint32_t i = 0; name != NULL && i < line->object_count; i++) {
    if (strcmp(line->objects[i].name, name) == 0) return &line->objects[i];
  }
  return NULL;
}

// Leaves what the table at `index` reads on the stack, or nil.
static void push_index(lua_State *L, int index) {
  if (!lua_getmetatable(L, index)) {
    lua_pushnil(L);
    return;
  }
  moth_push_text(L, "__index");
  lua_rawget(L, -2);
  lua_remove(L, -2);
}

static void show_table(lua_State *L, Shown *shown, int index, uint32_t depth) {
  const char *name = moth_host_object(L, index);
  const MothShownObject *object = shown_object(shown->line, name);
  if (object != NULL && depth < shown->line->depth) {
    show_object(L, shown, index, object, depth);
    return;
  }
  if (object != NULL) {  // not what it happens to have been asked for
    put_tag(L, '.');
    put_count(L, object->field_count);
    return;
  }
  push_index(L, index);
  int reads = lua_gettop(L);
  // What is frozen is an empty table that reads another one.
  lua_pushnil(L);
  bool is_empty = !lua_next(L, index);
  lua_settop(L, reads);
  bool is_proxy = is_empty && lua_type(L, reads) == LUA_TTABLE;
  show_entries(L, shown, is_proxy ? reads : index, name ? name : "", depth);
  lua_settop(L, reads - 1);
}

static void show(lua_State *L, Shown *shown, int index, uint32_t depth) {
  luaL_checkstack(L, 16, NULL);
  moth_honor_signal(L);
  switch (lua_type(L, index)) {
    case LUA_TNIL: put_tag(L, 'N'); break;
    case LUA_TBOOLEAN: put_tag(L, lua_toboolean(L, index) ? 'T' : 'F'); break;
    case LUA_TSTRING: show_text(L, shown, index); break;
    case LUA_TTABLE: show_table(L, shown, index, depth); break;
    case LUA_TFUNCTION: show_function(L, index); break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        int64_t integer = lua_tointeger(L, index);
        put_tag(L, 'I');
        put(L, &integer, sizeof integer);
      } else {
        double number = lua_tonumber(L, index);
        put_tag(L, 'D');
        put(L, &number, sizeof number);
      }
      break;
    default: show_chain(L, index); break;  // scripts have no other userdata
  }
}

// MARK: - Lines

static void push_session(lua_State *L, MothState *S) {
  if (S->session != LUA_NOREF) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->session);
    return;
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->make_environment);
  lua_pushliteral(L, "line");
  lua_call(L, 1, 1);
  lua_pushvalue(L, -1);
  S->session = luaL_ref(L, LUA_REGISTRYINDEX);
}

// Takes the value on the top of the stack.
static void set_word(lua_State *L, int environment, const char *name) {
  moth_push_text(L, name);
  lua_insert(L, -2);
  lua_rawset(L, environment);
}

// The words of an effect's function, as they are in the line's sample.
static void set_words(lua_State *L, MothState *S, const MothLine *line, int environment) {
  // A chain of an earlier line can be continued while there is room for as much again.
  if (S->generation == 0 || S->node_count > S->limits.call_transforms / 2) moth_recorder_begin(S);
  moth_push_content(S);
  set_word(L, environment, "content");
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, S->geometry) != LUA_TTABLE) {  // nothing is bound yet
    lua_pop(L, 1);
    lua_pushnil(L);
  }
  set_word(L, environment, "geometry");
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->environment);
  set_word(L, environment, "env");
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
  set_word(L, environment, "p");
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->phases[line->phase + 1]);
  set_word(L, environment, "phase");
  if (lua_getfield(L, LUA_REGISTRYINDEX, "moth.scrollState") == LUA_TTABLE) {
    lua_rawgeti(L, -1, 1);
    lua_remove(L, -2);
  }
  set_word(L, environment, "scroll");
}

static int run_line(lua_State *L) {
  MothState *S = moth_of(L);
  const MothLine *line = lua_touserdata(L, 1);
  S->longest_text = 0;  // a person who once made a long text is not made to pay for it for ever
  S->countable = S->limits.instructions_per_load;
  luaL_checkstack(L, 2 * MOTH_MAX_LEARNED + 32, NULL);
  MovingField moving[MOTH_MAX_LEARNED];
  uint32_t moving_count = moth_push_learned(L, S, moving);
  S->sample = S->scroll_sample = line->sample;
  moth_write_moving(L, S, moving, moving_count);
  push_session(L, S);
  int environment = lua_gettop(L);
  set_words(L, S, line, environment);
  moth_load_line(L, line->source, line->length, line->path);
  lua_pushvalue(L, environment);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, LUA_MULTRET);
  int first = environment + 1, last = lua_gettop(L);
  luaL_checkstack(L, 16, NULL);
  S->exported_length = 0;
  put_count(L, (uint32_t)(last - first + 1));
  Shown shown = {line, 0};
  for (int i = first; i <= last; i++) show(L, &shown, i, 0);
  if (last >= first && !lua_isnil(L, first)) {
    lua_pushvalue(L, first);
    set_word(L, environment, "_");
  }
  return 0;
}

MothStatus moth_run_line(MothState *S, const MothLine *line) {
  MothLine copy = *line;
  return moth_protected(S, run_line, &copy, MOTH_RUN_COUNTED);
}
