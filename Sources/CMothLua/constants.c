// What an effect reads that stays the same through a sweep: the other fields of env, p and phase.

#include <stdio.h>
#include <string.h>

#include "internal.h"

// __newindex of everything that scripts may only read; upvalue 1 is its name.
int moth_refuse_assignment(lua_State *L) {
  char name[96];
  moth_key_name(L, 2, name, sizeof name);
  return moth_raise(L, MOTH_FAULT_ASSIGNMENT, name, 0, lua_tostring(L, lua_upvalueindex(1)));
}

int moth_unknown_field(lua_State *L) {
  char name[96];
  moth_key_name(L, 2, name, sizeof name);
  return moth_raise(L, MOTH_FAULT_UNKNOWN_FIELD, name, 0, lua_tostring(L, lua_upvalueindex(1)));
}

void moth_set_function(lua_State *L, const char *key, lua_CFunction function, const char *name) {
  moth_push_text(L, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, key);
}

typedef struct Constants {
  const MothField *environment, *parameters;
  uint32_t environment_count, parameter_count;
} Constants;

void moth_push_field(lua_State *L, const MothField *field) {
  switch (field->kind) {
    case MOTH_FIELD_NUMBER: lua_pushnumber(L, field->number); break;
    case MOTH_FIELD_INTEGER: lua_pushinteger(L, (lua_Integer)field->number); break;
    case MOTH_FIELD_BOOLEAN: lua_pushboolean(L, field->number != 0); break;
    case MOTH_FIELD_STRING: moth_push_text(L, field->string); break;
  }
}

// Sets fields of the table on the top of the stack.
static void set_fields(lua_State *L, const MothField *fields, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    moth_push_field(L, &fields[i]);
    moth_set_field(L, -2, fields[i].name);
  }
}

static int bind_constants(lua_State *L) {
  MothState *S = moth_of(L);
  const Constants *constants = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->environment);
  lua_getmetatable(L, -1);
  moth_push_values(L, S, 0);
  set_fields(L, constants->environment, constants->environment_count);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, S->objects[0].values);
  lua_setfield(L, -2, "__index");

  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
  lua_getmetatable(L, -1);
  lua_createtable(L, 0, (int)constants->parameter_count);
  set_fields(L, constants->parameters, constants->parameter_count);
  lua_createtable(L, 0, 1);
  moth_set_function(L, "__index", moth_unknown_field, "p");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  return 0;
}

MothStatus moth_bind_constants(MothState *S, const MothField *environment,
                               uint32_t environment_count, const MothField *parameters,
                               uint32_t parameter_count, uint64_t seed) {
  S->seed = seed;
  Constants constants = {environment, parameters, environment_count, parameter_count};
  return moth_protected(S, bind_constants, &constants, MOTH_RUN_HOST);
}

static int push_phase(lua_State *L, int value, const char *name) {
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 2);
  lua_createtable(L, 0, 3);
  lua_pushinteger(L, value);
  lua_setfield(L, -2, "value");
  lua_pushboolean(L, value == 0);
  lua_setfield(L, -2, "isIdentity");
  moth_push_text(L, name);
  lua_setfield(L, -2, "name");
  lua_createtable(L, 0, 1);
  moth_set_function(L, "__index", moth_unknown_field, "phase");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  moth_seal(L, "phase");
  lua_setmetatable(L, -2);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

// Makes p and the three phases, once a state; env is made in geometry.c.
void moth_open_constants(lua_State *L) {
  MothState *S = moth_of(L);
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 2);
  moth_seal(L, "p");
  lua_setmetatable(L, -2);
  S->parameters = luaL_ref(L, LUA_REGISTRYINDEX);
  S->phases[0] = push_phase(L, -1, "topLeading");
  S->phases[1] = push_phase(L, 0, "identity");
  S->phases[2] = push_phase(L, 1, "bottomTrailing");
}
