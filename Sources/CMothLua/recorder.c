// The recorder behind `content`: each method appends one transform to a chain.
//
// A chain is a light userdata token of generation and node, so that a call allocates nothing,
// chains are immutable, and a chain kept from an earlier call is recognised.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Raises the fault of a value that is no chain of this call.
static void refuse_chain(lua_State *L, int index, const char *method) {
  if (lua_type(L, index) == LUA_TLIGHTUSERDATA) {
    moth_raise(L, MOTH_FAULT_STALE_CONTENT, method, 0, NULL);
  }
  moth_raise_receiver(L, index, "a chain", "content", method);
}

// Whether the value at `index` is a chain that can still be continued.
bool moth_is_chain(lua_State *L, const MothState *S, int index) {
  uintptr_t bits = (uintptr_t)lua_touserdata(L, index);
  return lua_type(L, index) == LUA_TLIGHTUSERDATA && bits >> 16 == S->generation &&
         (bits & 0xffff) < S->node_count;
}

// The node that the bits of the value at `index` stand for, or a fault. Scripts have no other
// userdata, and no other value gives a pointer, so the generation decides.
static inline uint32_t node_of(lua_State *L, const MothState *S, uintptr_t bits, int index,
                               const char *method) {
  uint32_t node = (uint32_t)(bits & 0xffff);
  if (bits >> 16 != S->generation || node >= S->node_count) refuse_chain(L, index, method);
  return node;
}

static int wrong_type(lua_State *L, const MothMethod *method, int argument, const char *wanted) {
  char seen[96], detail[192];
  moth_describe(L, argument + 1, seen, sizeof seen);
  snprintf(detail, sizeof detail, "%s|%s", wanted, seen);
  return moth_raise(L, MOTH_FAULT_ARGUMENT_TYPE, method->name, argument, detail);
}

static void fill(double *values, const MothArgument *argument, double value) {
  for (int i = 0; i < argument->column_count; i++) values[argument->columns[i]] = value;
}

static const MothNamedValue *named(const MothNamedValue *list, uint32_t count, const char *name) {
  for (uint32_t i = 0; i < count; i++) {
    if (strcmp(list[i].name, name) == 0) return &list[i];
  }
  return NULL;
}

// A unit point: a name, or a table with numbers x, y (and z).
static void take_point(lua_State *L, const MothMethod *method, const MothArgument *argument,
                       int position, double *values) {
  MothState *S = moth_of(L);
  bool deep = argument->kind == MOTH_ARGUMENT_UNIT_POINT_3D;
  const char *wanted =
      deep ? "an anchor in three dimensions, as \"center\" or moth.unitPoint3D(x, y, z)"
           : "an anchor, as \"topLeading\" or moth.unitPoint(x, y)";
  int index = position + 1;
  if (lua_type(L, index) == LUA_TSTRING) {
    const MothNamedValue *point =
        deep ? named(S->vocabulary.anchors_3d, S->vocabulary.anchor_3d_count, lua_tostring(L, index))
             : named(S->vocabulary.anchors, S->vocabulary.anchor_count, lua_tostring(L, index));
    if (point == NULL) wrong_type(L, method, position, wanted);
    for (int i = 0; i < argument->column_count; i++) values[argument->columns[i]] = point->values[i];
    return;
  }
  if (lua_type(L, index) != LUA_TTABLE) wrong_type(L, method, position, wanted);
  static const char *const axes[] = {"x", "y", "z"};
  for (int i = 0; i < argument->column_count; i++) {
    moth_push_text(L, axes[i]);
    if (lua_rawget(L, index) != LUA_TNUMBER) wrong_type(L, method, position, wanted);
    values[argument->columns[i]] = lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
}

// The widths of a shader's arguments, as text after its name: "wave(1,2)".
typedef struct Signature {
  char text[320];
  size_t length;
} Signature;

static void append(Signature *signature, const char *text) {
  int written = snprintf(signature->text + signature->length,
                         sizeof signature->text - signature->length, "%s", text);
  size_t room = sizeof signature->text - signature->length - 1;
  signature->length += (size_t)written < room ? (size_t)written : room;
}

static const char *const shader_wanted = "a shader, made by moth.shader(name, ...)";
static const char *const shader_argument_wanted =
    "a shader whose arguments are numbers or tables of 2 to 4 numbers";

// Takes the shader argument on the top of the stack; returns how many numbers it has.
static uint32_t take_shader_argument(lua_State *L, const MothMethod *method, int position,
                                     double *values, uint32_t room) {
  static const char *const fewer = "a shader with fewer arguments";
  if (lua_type(L, -1) == LUA_TNUMBER) {
    if (room < 1) wrong_type(L, method, position, fewer);
    values[0] = lua_tonumber(L, -1);
    return 1;
  }
  lua_Unsigned width = lua_type(L, -1) == LUA_TTABLE ? lua_rawlen(L, -1) : 0;
  if (width < 2 || width > 4) wrong_type(L, method, position, shader_argument_wanted);
  if (width > room) wrong_type(L, method, position, fewer);
  for (lua_Unsigned i = 0; i < width; i++) {
    if (lua_rawgeti(L, -1, (lua_Integer)i + 1) != LUA_TNUMBER) {
      wrong_type(L, method, position, shader_argument_wanted);
    }
    values[i] = lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
  return (uint32_t)width;
}

static uint16_t shader_index(lua_State *L, MothState *S, const char *signature) {
  for (uint32_t i = 0; i < S->shader_count; i++) {
    if (strcmp(S->shaders[i], signature) == 0) return (uint16_t)(i + 1);
  }
  if (S->shader_count == MOTH_MAX_SHADERS) {
    moth_raise(L, MOTH_FAULT_REFUSED, NULL, 0, "more than 64 different shaders in one unit");
  }
  char *copy = strdup(signature);
  if (copy == NULL) luaL_error(L, "not enough memory");
  S->shaders[S->shader_count++] = copy;
  return (uint16_t)S->shader_count;
}

// A shader made by moth.shader: a table with a name and the arguments in sequence. Its numbers come
// after the transform's own columns.
static void take_shader(lua_State *L, const MothMethod *method, int position, MothNode *node) {
  MothState *S = moth_of(L);
  int index = position + 1;
  if (lua_type(L, index) != LUA_TTABLE) wrong_type(L, method, position, shader_wanted);
  moth_push_text(L, "name");
  if (lua_rawget(L, index) != LUA_TSTRING) wrong_type(L, method, position, shader_wanted);
  Signature signature = {"", 0};
  char name[128];
  snprintf(name, sizeof name, "%s(", lua_tostring(L, -1));
  append(&signature, name);
  lua_pop(L, 1);
  uint32_t limit = node->value_count + S->limits.shader_arguments;
  lua_Unsigned count = lua_rawlen(L, index);
  for (lua_Unsigned i = 1; i <= count; i++) {
    lua_rawgeti(L, index, (lua_Integer)i);
    uint32_t used = node->first_value + node->value_count;
    uint32_t room = MOTH_MAX_VALUES - used;
    if (room > limit - node->value_count) room = limit - node->value_count;
    uint32_t width = take_shader_argument(L, method, position, S->values + used, room);
    lua_pop(L, 1);
    node->value_count += (uint16_t)width;
    char digit[3] = {i > 1 ? ',' : (char)('0' + width), i > 1 ? (char)('0' + width) : 0, 0};
    append(&signature, digit);
  }
  append(&signature, ")");
  node->shader = shader_index(L, S, signature.text);
}

// MARK: - Methods

static const MothForm *form_for(lua_State *L, const MothMethod *method, int count) {
  if (method->form_count == 1) return &method->forms[0];
  int leading = 0;
  while (leading < count && lua_type(L, leading + 2) == LUA_TNUMBER) leading++;
  for (uint32_t i = 0; i < method->form_count; i++) {
    if (method->forms[i].leading_numbers == leading) return &method->forms[i];
  }
  // No form has that many numbers: report against the longest one that still may be meant.
  for (uint32_t i = 0; i < method->form_count; i++) {
    if (method->forms[i].leading_numbers > leading) return &method->forms[i];
  }
  return &method->forms[method->form_count - 1];
}

static void take_argument(lua_State *L, const MothMethod *method, const MothArgument *argument,
                          int position, MothNode *node) {
  MothState *S = moth_of(L);
  double *values = S->values + node->first_value;
  int index = position + 1;
  switch (argument->kind) {
    case MOTH_ARGUMENT_NUMBER:
      if (lua_type(L, index) != LUA_TNUMBER) wrong_type(L, method, position, "a number");
      fill(values, argument, lua_tonumber(L, index));
      break;
    case MOTH_ARGUMENT_BOOLEAN:
      if (lua_type(L, index) != LUA_TBOOLEAN) wrong_type(L, method, position, "true or false");
      fill(values, argument, lua_toboolean(L, index) ? 1 : 0);
      break;
    case MOTH_ARGUMENT_UNIT_POINT:
    case MOTH_ARGUMENT_UNIT_POINT_3D: take_point(L, method, argument, position, values); break;
    case MOTH_ARGUMENT_BLEND_MODE: {
      const MothNamedValue *mode =
          lua_type(L, index) == LUA_TSTRING
              ? named(S->vocabulary.blend_modes, S->vocabulary.blend_mode_count, lua_tostring(L, index))
              : NULL;
      if (mode == NULL) wrong_type(L, method, position, "the name of a blend mode");
      fill(values, argument, mode->values[0]);
      break;
    }
    case MOTH_ARGUMENT_SHADER: take_shader(L, method, position, node); break;
  }
}

// Every transform's method; upvalue 1 is its MothMethod.
static int record(lua_State *L) {
  MothState *S = moth_of(L);
  const MothMethod *method = lua_touserdata(L, lua_upvalueindex(1));
  uint32_t parent = node_of(L, S, (uintptr_t)lua_touserdata(L, 1), 1, method->name);
  int count = lua_gettop(L) - 1;
  const MothForm *form = form_for(L, method, count);
  if (count < form->required_count || count > form->argument_count) {
    return moth_raise(L, MOTH_FAULT_ARGUMENT_COUNT, method->name, count, NULL);
  }
  if (S->node_count > S->limits.call_transforms || S->node_count >= MOTH_MAX_NODES ||
      S->value_count + MOTH_MAX_COLUMNS > MOTH_MAX_VALUES) {
    return moth_raise(L, MOTH_FAULT_CHAIN_LENGTH, method->name, (int)S->node_count, NULL);
  }
  MothNode *node = &S->nodes[S->node_count];
  node->transform = form->transform;
  node->parent = (uint16_t)parent;
  node->shader = 0;
  node->first_value = S->value_count;
  node->value_count = form->column_count;
  double *values = S->values + node->first_value;
  if (form->is_plain) {
    for (int i = 0; i < count; i++) {
      if (lua_type(L, i + 2) != LUA_TNUMBER) wrong_type(L, method, i + 1, "a number");
      values[i] = lua_tonumber(L, i + 2);
    }
  } else {
    memcpy(values, form->defaults, form->column_count * sizeof(double));
    for (int i = 0; i < count; i++) {
      if (i >= form->required_count && lua_isnil(L, i + 2)) continue;  // an optional left out
      take_argument(L, method, &form->arguments[i], i + 1, node);
    }
  }
  node->line = 0;
  if (S->records_lines) {
    lua_Debug info;
    node->line = moth_script_line(L, &info);
  }
  S->value_count = node->first_value + node->value_count;
  lua_pushlightuserdata(L, moth_token(S, S->node_count++));
  return 1;
}

static int unknown_transform(lua_State *L) {
  char name[96];
  moth_key_name(L, 2, name, sizeof name);
  return moth_raise(L, MOTH_FAULT_UNKNOWN_TRANSFORM, name, 0, NULL);
}

static int refuse_chain_field(lua_State *L) {
  return moth_raise(L, MOTH_FAULT_ASSIGNMENT,
                    lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?", 0, "content");
}

// All light userdata of the state are tokens, so the type's metatable is theirs.
void moth_open_recorder(lua_State *L) {
  MothState *S = moth_of(L);
  lua_pushlightuserdata(L, NULL);
  lua_createtable(L, 0, 3);
  lua_createtable(L, 0, (int)S->vocabulary.method_count);
  for (uint32_t i = 0; i < S->vocabulary.method_count; i++) {
    lua_pushlightuserdata(L, (void *)(uintptr_t)&S->vocabulary.methods[i]);
    lua_pushcclosure(L, record, 1);
    moth_set_field(L, -2, S->vocabulary.methods[i].name);
  }
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, unknown_transform);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, refuse_chain_field);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// MARK: - Chains

// Takes the chain that an effect returned, at `index`, into S->chain, innermost transform first.
void moth_resolve_chain(lua_State *L, MothState *S, int index) {
  uintptr_t bits = (uintptr_t)lua_touserdata(L, index);
  if (bits == 0) {
    char seen[96];
    moth_describe(L, index, seen, sizeof seen);
    moth_raise(L, MOTH_FAULT_RESULT_TYPE, NULL, 0, seen);
  }
  uint32_t node = node_of(L, S, bits, index, "return");
  // Most chains are as long as the one before.
  uint32_t next = node, left = S->chain_length;
  for (; next != 0 && left > 0; next = S->nodes[next].parent) S->chain[--left] = (uint16_t)next;
  if (next == 0 && left == 0) return;
  uint32_t length = 0;
  for (uint32_t at = node; at != 0; at = S->nodes[at].parent) length++;
  if (length > S->limits.chain_transforms || length > MOTH_MAX_CHAIN) {
    moth_raise(L, MOTH_FAULT_CHAIN_LENGTH, "return", (int)length, NULL);
  }
  S->chain_length = length;
  for (uint32_t at = node; at != 0; at = S->nodes[at].parent) S->chain[--length] = (uint16_t)at;
}

void moth_keep_shape(MothState *S) {
  S->shape_length = S->chain_length;
  for (uint32_t i = 0; i < S->chain_length; i++) S->shape[i] = S->nodes[S->chain[i]];
}

uint32_t moth_chain_length(const MothState *S) { return S->chain_length; }

MothNode moth_chain_node(const MothState *S, uint32_t index) {
  MothNode none = {0, 0, 0, 0, 0, 0};
  return index < S->chain_length ? S->nodes[S->chain[index]] : none;
}

double moth_chain_value(const MothState *S, uint32_t first_value, uint32_t index) {
  return first_value + index < MOTH_MAX_VALUES ? S->values[first_value + index] : 0;
}

const char *moth_shader_signature(const MothState *S, uint16_t shader) {
  return shader > 0 && shader <= S->shader_count ? S->shaders[shader - 1] : "";
}
