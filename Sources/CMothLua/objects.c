// The host's objects as scripts hold them: env, p, geometry, phase, scroll, state and their parts.
//
// Each is an empty table that can never be filled: __index reads what it stands for, and __newindex
// refuses. A mark in its metatable, which no script reaches or makes, distinguishes it from a
// script's own table.

#include <stdio.h>

#include "internal.h"

static const char mark;  // its address is a key that no script has

// Marks the metatable on the top of the stack as that of the host's object with this name.
void moth_mark(lua_State *L, const char *name) {
  moth_push_text(L, name);
  lua_rawsetp(L, -2, &mark);
}

// The same for an object that scripts may only read.
void moth_seal(lua_State *L, const char *name) {
  moth_set_function(L, "__newindex", moth_refuse_assignment, name);
  moth_mark(L, name);
}

// The name of the host's object at `index`; NULL for any other value.
const char *moth_host_object(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return NULL;
  lua_rawgetp(L, -1, &mark);
  const char *name = lua_tostring(L, -1);  // the metatable keeps it
  lua_pop(L, 2);
  return name;
}

// Raises that a function of the library is called on the host's object at `index`, if it is one.
void moth_refuse_object(lua_State *L, int index, const char *function) {
  const char *name = moth_host_object(L, index);
  if (name == NULL) return;
  char detail[256];
  snprintf(detail, sizeof detail,
           "'%s' takes a plain table; %s is Moth's: read its fields by name", function, name);
  moth_raise(L, MOTH_FAULT_REFUSED, function, 0, detail);
}
