// What an effect reads of each sample: geometry and the moving fields of env.
//
// An object is two tables, made once: an empty one, which scripts hold, and its values, which the
// empty one reads. A value is written before each sample only after a script has read it once;
// until then reading it calls moth_read_field. So a sample pays for the fields in use alone, and
// no raw reading shows which those are. Whatever calls a script writes what was learnt first.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
  WIDTH, HEIGHT, TOP, LEADING, BOTTOM, TRAILING, VELOCITY, TIME,
  MIN_X, MID_X, MAX_X, MIN_Y, MID_Y, MAX_Y, FIELD_COUNT
};

static const char *const field_names[FIELD_COUNT] = {
    "width", "height", "top", "leading", "bottom", "trailing", "velocity", "time",
    "minX", "midX", "maxX", "minY", "midY", "maxY"};

static const char *const object_names[] = {"geometry.size", "geometry.safeAreaInsets", "env",
                                           "a frame", "bounds"};

// The columns that a field depends on.
static int field_columns(const MothState *S, const Object *object, int field, MothColumn out[2]) {
  const MothInputs *inputs = &S->inputs;
  const MothSpace *space = &S->spaces[object->space];
  int count = 0;
  switch (object->kind) {
    case OBJECT_SIZE:
      if (field == WIDTH) out[count++] = inputs->width;
      if (field == HEIGHT) out[count++] = inputs->height;
      return count;
    case OBJECT_SAFE_AREA:
      if (field == TOP) out[count++] = inputs->safe_top;
      if (field == LEADING) out[count++] = inputs->safe_leading;
      if (field == BOTTOM) out[count++] = inputs->safe_bottom;
      if (field == TRAILING) out[count++] = inputs->safe_trailing;
      return count;
    case OBJECT_ENV:
      if (field == VELOCITY) out[count++] = inputs->velocity;
      if (field == TIME) out[count++] = inputs->time;
      return count;
    case OBJECT_FRAME:
    case OBJECT_BOUNDS: break;
  }
  bool bounds = object->kind == OBJECT_BOUNDS;
  if (field >= MIN_X && field <= MAX_X) out[count++] = space->min_x;
  if (field >= MIN_Y && field <= MAX_Y) out[count++] = space->min_y;
  if (field == WIDTH || field == MID_X || field == MAX_X) {
    out[count++] = bounds ? space->container_width : space->width;
  }
  if (field == HEIGHT || field == MID_Y || field == MAX_Y) {
    out[count++] = bounds ? space->container_height : space->height;
  }
  return count;
}

// Outside of samples, as before the first layout, what moves is 0.
static double at(MothColumn column, size_t sample) {
  if (column.base == NULL || (sample == MOTH_ZERO_SAMPLE && column.stride != 0)) return 0;
  return column.base[(ptrdiff_t)sample * column.stride];
}

// The value of a field at the current sample. bounds are the frame's opposite: the container as
// the view sees it.
static double field_value(const MothState *S, const Object *object, int field,
                          const MothColumn columns[2]) {
  double first = at(columns[0], S->sample);
  if (field < MIN_X) return first;
  double origin = object->kind == OBJECT_BOUNDS ? 0 - first : first;
  if (field == MIN_X || field == MIN_Y) return origin;
  double length = at(columns[1], S->sample);
  return field == MID_X || field == MID_Y ? origin + length / 2 : origin + length;
}

static int known_field(const char *name) {
  for (int i = 0; i < FIELD_COUNT; i++) {
    if (strcmp(field_names[i], name) == 0) return i;
  }
  return -1;
}

static void learn(MothState *S, int object, int field) {
  for (uint32_t i = 0; i < S->learned_count; i++) {
    if (S->learned[i].object == object && S->learned[i].field == field) return;
  }
  if (S->learned_count == MOTH_MAX_LEARNED) return;
  S->learned[S->learned_count++] = (Learned){object, field};
}

// __index of an object's values; upvalue 1 is its number, upvalue 2 the geometry that it is of.
static int read_field(lua_State *L) {
  MothState *S = moth_of(L);
  int number = (int)lua_tointeger(L, lua_upvalueindex(1));
  if (number != 0 && lua_tointeger(L, lua_upvalueindex(2)) != S->geometries) {
    return moth_raise(L, MOTH_FAULT_REFUSED, NULL, 0,
                      "'geometry' was kept from an earlier call and is another one now: read it in each call");
  }
  const Object *object = &S->objects[number];
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;
  int field = name == NULL ? -1 : known_field(name);
  MothColumn columns[2] = {{NULL, 0}, {NULL, 0}};
  if (field < 0 || field_columns(S, object, field, columns) == 0) {
    char seen[96];
    if (name == NULL) moth_describe(L, 2, seen, sizeof seen);
    return moth_raise(L, MOTH_FAULT_UNKNOWN_FIELD, name ? name : seen, 0,
                      object_names[object->kind]);
  }
  learn(S, number, field);
  lua_pushnumber(L, field_value(S, object, field, columns));
  return 1;
}

// Leaves a table for an object's values on the stack, which calls read_field for those that it
// does not have.
void moth_push_values(lua_State *L, const MothState *S, int object) {
  lua_createtable(L, 0, 4);
  lua_createtable(L, 0, 1);
  lua_pushinteger(L, object);
  lua_pushinteger(L, S->geometries);
  lua_pushcclosure(L, read_field, 2);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
}

// Leaves a new object on the stack, and keeps its values in the registry.
static void push_object(lua_State *L, MothState *S, ObjectKind kind, int space) {
  int number = (int)S->object_count;
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 3);
  moth_push_values(L, S, number);
  lua_pushvalue(L, -1);
  S->objects[number] = (Object){kind, space, luaL_ref(L, LUA_REGISTRYINDEX)};
  S->object_count++;
  lua_setfield(L, -2, "__index");
  moth_seal(L, object_names[kind]);
  lua_setmetatable(L, -2);
}

// geometry:frame(space) and geometry:bounds(space). Upvalue 1 maps a space's name to its object,
// or to false if there is no such container; upvalue 2 is 0 for frame and 1 for bounds.
static int find_space(lua_State *L) {
  if (lua_gettop(L) != 2) {  // with two arguments the receiver need not be looked at
    if (lua_type(L, 1) != LUA_TTABLE) {
      bool is_frame = lua_tointeger(L, lua_upvalueindex(2)) == 0;
      return moth_raise_receiver(L, 1, "geometry", "geometry", is_frame ? "frame" : "bounds");
    }
    lua_settop(L, 2);
  }
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TTABLE) return 1;
  if (type == LUA_TBOOLEAN) {
    lua_pushnil(L);
    return 1;
  }
  char name[96];
  moth_key_name(L, 2, name, sizeof name);
  return moth_raise(L, MOTH_FAULT_UNKNOWN_SPACE, name, (int)lua_tointeger(L, lua_upvalueindex(2)),
                    NULL);
}

static void set_space_method(lua_State *L, MothState *S, const char *name, ObjectKind kind) {
  lua_createtable(L, 0, (int)S->inputs.space_count);
  for (uint32_t i = 0; i < S->inputs.space_count; i++) {
    if (kind == OBJECT_BOUNDS && !S->spaces[i].takes_bounds) continue;
    if (kind == OBJECT_BOUNDS && !S->spaces[i].has_bounds) {
      lua_pushboolean(L, false);
    } else {
      push_object(L, S, kind, (int)i);
    }
    moth_set_field(L, -2, S->spaces[i].name);
  }
  lua_pushinteger(L, kind == OBJECT_BOUNDS);
  lua_pushcclosure(L, find_space, 2);
  lua_setfield(L, -2, name);
}

// Takes back what was written into the objects of a geometry, all but env, so that reading one that
// a script has kept is refused.
static void release_objects(lua_State *L, MothState *S) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < S->learned_count; i++) {
    Learned learned = S->learned[i];
    if (learned.object == 0) {
      S->learned[kept++] = learned;
      continue;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, S->objects[learned.object].values);
    lua_pushnil(L);
    lua_setfield(L, -2, field_names[learned.field]);
    lua_pop(L, 1);
  }
  S->learned_count = kept;
  for (uint32_t i = 1; i < S->object_count; i++) {
    luaL_unref(L, LUA_REGISTRYINDEX, S->objects[i].values);
  }
  S->object_count = 1;
}

// Makes another `geometry`, for the spaces of S->inputs.
static int make_geometry(lua_State *L) {
  MothState *S = moth_of(L);
  release_objects(L, S);
  S->geometries++;
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_createtable(L, 0, 4);
  push_object(L, S, OBJECT_SIZE, 0);
  lua_setfield(L, -2, "size");
  push_object(L, S, OBJECT_SAFE_AREA, 0);
  lua_setfield(L, -2, "safeAreaInsets");
  set_space_method(L, S, "frame", OBJECT_FRAME);
  set_space_method(L, S, "bounds", OBJECT_BOUNDS);
  lua_createtable(L, 0, 1);
  moth_set_function(L, "__index", moth_unknown_field, "geometry");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  moth_seal(L, "geometry");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, S->geometry);
  return 0;
}

static bool same_spaces(const MothState *S, const MothInputs *inputs) {
  if (S->inputs.space_count != inputs->space_count || S->object_count < 2) return false;
  for (uint32_t i = 0; i < inputs->space_count; i++) {
    if (S->spaces[i].takes_bounds != inputs->spaces[i].takes_bounds ||
        S->spaces[i].has_bounds != inputs->spaces[i].has_bounds ||
        strcmp(S->spaces[i].name, inputs->spaces[i].name) != 0) {
      return false;
    }
  }
  return true;
}

void moth_free_spaces(MothState *S) {
  for (uint32_t i = 0; i < MOTH_MAX_SPACES; i++) {
    free((void *)(uintptr_t)S->spaces[i].name);
    S->spaces[i].name = NULL;
  }
}

static bool keep_names(MothState *S, const MothInputs *inputs) {
  moth_free_spaces(S);
  for (uint32_t i = 0; i < inputs->space_count; i++) {
    S->spaces[i].name = strdup(inputs->spaces[i].name);
    if (S->spaces[i].name == NULL) return false;
  }
  return true;
}

// Nothing is bound afterwards: the caller may let go of what was.
static MothStatus unbound(MothState *S, MothFaultKind kind, const char *detail) {
  memset(&S->inputs, 0, sizeof S->inputs);
  moth_free_spaces(S);
  memset(S->spaces, 0, sizeof S->spaces);
  moth_fault_clear(S);
  S->fault.kind = kind;
  snprintf(S->fault.detail, sizeof S->fault.detail, "%s", detail);
  return MOTH_FAULT;
}

MothStatus moth_bind_inputs(MothState *S, const MothInputs *inputs) {
  S->sample = MOTH_ZERO_SAMPLE;
  if (inputs->space_count > MOTH_MAX_SPACES) {
    return unbound(S, MOTH_FAULT_REFUSED, "more than 64 coordinate spaces");
  }
  bool same = same_spaces(S, inputs);
  if (!same && !keep_names(S, inputs)) return unbound(S, MOTH_FAULT_MEMORY, "");
  S->inputs = *inputs;
  for (uint32_t i = 0; i < inputs->space_count; i++) {
    const char *name = S->spaces[i].name;  // the state's own copy
    S->spaces[i] = inputs->spaces[i];
    S->spaces[i].name = name;
  }
  return same ? MOTH_OK
              : moth_protected(S, make_geometry, NULL, MOTH_RUN_HOST);
}

// Makes env and the list of field names, once a state.
void moth_open_geometry(lua_State *L) {
  MothState *S = moth_of(L);
  S->sample = S->scroll_sample = MOTH_ZERO_SAMPLE;
  S->object_count = 0;
  push_object(L, S, OBJECT_ENV, 0);
  S->environment = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushboolean(L, false);
  S->geometry = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_createtable(L, FIELD_COUNT, 0);
  for (int i = 0; i < FIELD_COUNT; i++) {
    moth_push_text(L, field_names[i]);
    lua_rawseti(L, -2, i + 1);
  }
  S->field_names = luaL_ref(L, LUA_REGISTRYINDEX);
}

// MARK: - Samples

// Pushes table and key of each learned field whose value moves; writes the others at once.
// Returns how many pairs it pushed and notes them in `moving`.
uint32_t moth_push_learned(lua_State *L, MothState *S, MovingField *moving) {
  uint32_t count = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->field_names);
  int names = lua_gettop(L);
  for (uint32_t i = 0; i < S->learned_count; i++) {
    const Object *object = &S->objects[S->learned[i].object];
    int field = S->learned[i].field;
    MothColumn columns[2] = {{NULL, 0}, {NULL, 0}};
    int used = field_columns(S, object, field, columns);
    lua_rawgeti(L, LUA_REGISTRYINDEX, object->values);
    lua_rawgeti(L, names, field + 1);
    bool moves = columns[0].stride != 0 || (used > 1 && columns[1].stride != 0);
    if (moves) {
      bool is_plain =
          field < MIN_X || (object->kind == OBJECT_FRAME && (field == MIN_X || field == MIN_Y));
      moving[count++] =
          (MovingField){object, field, {columns[0], columns[1]}, is_plain, lua_gettop(L) - 1};
    } else {
      lua_pushnumber(L, field_value(S, object, field, columns));
      lua_rawset(L, -3);
      lua_pop(L, 1);
    }
  }
  return count;
}

// Writes every learned field as it is in the current sample, before a single call.
void moth_write_learned(lua_State *L, MothState *S) {
  luaL_checkstack(L, 2 * MOTH_MAX_LEARNED + 32, NULL);
  int top = lua_gettop(L);
  MovingField moving[MOTH_MAX_LEARNED];
  uint32_t count = moth_push_learned(L, S, moving);
  moth_write_moving(L, S, moving, count);
  lua_settop(L, top);
}

void moth_write_moving(lua_State *L, MothState *S, const MovingField *moving, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const MovingField *field = &moving[i];
    lua_pushvalue(L, field->stack + 1);
    lua_pushnumber(L, field->is_plain
                          ? at(field->columns[0], S->sample)
                          : field_value(S, field->object, field->field, field->columns));
    lua_rawset(L, field->stack);
  }
}
