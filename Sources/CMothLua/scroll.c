// What `of` reads: the geometry of a scroll view, now and as it last differed.

#include <string.h>

#include "internal.h"

// The parts of a scroll geometry and their fields; a field is one column, or the sum of two, the
// second one scaled.
typedef struct Field {
  const char *name;
  int first, second;  // places in MothScroll.columns; second is -1 if there is none
  double scale;
} Field;

typedef struct Part {
  const char *name;
  Field fields[9];
} Part;

#define RECTANGLE(x, y, w, h)                                                          \
  {                                                                                    \
    {"minX", x, -1, 0}, {"midX", x, w, 0.5}, {"maxX", x, w, 1}, {"minY", y, -1, 0},    \
        {"midY", y, h, 0.5}, {"maxY", y, h, 1}, {"width", w, -1, 0}, {"height", h, -1, 0}, {0} \
  }

static const Part parts[] = {
    {"contentOffset", {{"x", 0, -1, 0}, {"y", 1, -1, 0}, {0}}},
    {"contentSize", {{"width", 2, -1, 0}, {"height", 3, -1, 0}, {0}}},
    {"contentInsets",
     {{"top", 4, -1, 0}, {"leading", 5, -1, 0}, {"bottom", 6, -1, 0}, {"trailing", 7, -1, 0}, {0}}},
    {"containerSize", {{"width", 8, -1, 0}, {"height", 9, -1, 0}, {0}}},
    {"visibleRect", RECTANGLE(10, 11, 12, 13)},
    {"bounds", RECTANGLE(0, 1, 8, 9)},
};

#define PART_COUNT ((int)(sizeof parts / sizeof *parts))

// The value of a column in a snapshot.
double moth_scroll_value(const MothState *S, int column, int snapshot) {
  if (snapshot == MOTH_OLD_SCROLL) return S->old_scroll[column];
  MothColumn at = S->scroll.columns[column];
  size_t sample = S->scroll_sample;
  return sample == MOTH_ZERO_SAMPLE || at.base == NULL ? 0
                                                       : at.base[(ptrdiff_t)sample * at.stride];
}

// Raises that an object does not have the field whose name is at index 2.
int moth_raise_unknown_field(lua_State *L, const char *object) {
  char name[96];
  moth_key_name(L, 2, name, sizeof name);
  return moth_raise(L, MOTH_FAULT_UNKNOWN_FIELD, name, 0, object);
}

// __index of a part; upvalues: the snapshot and the part.
static int read_part(lua_State *L) {
  MothState *S = moth_of(L);
  int snapshot = (int)lua_tointeger(L, lua_upvalueindex(1));
  const Part *part = &parts[lua_tointeger(L, lua_upvalueindex(2))];
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  for (const Field *field = part->fields; field->name != NULL; field++) {
    if (strcmp(field->name, name) != 0) continue;
    double value = moth_scroll_value(S, field->first, snapshot);
    if (field->second >= 0) value += field->scale * moth_scroll_value(S, field->second, snapshot);
    lua_pushnumber(L, value);
    return 1;
  }
  return moth_raise_unknown_field(L, part->name);
}

static int unknown_part(lua_State *L) { return moth_raise_unknown_field(L, "scroll"); }

// Leaves a scroll geometry on the stack: a table that reads one snapshot.
void moth_push_scroll(lua_State *L, int snapshot) {
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 2);
  lua_createtable(L, 0, PART_COUNT);
  for (int i = 0; i < PART_COUNT; i++) {
    lua_createtable(L, 0, 0);
    lua_createtable(L, 0, 2);
    lua_pushinteger(L, snapshot);
    lua_pushinteger(L, i);
    lua_pushcclosure(L, read_part, 2);
    lua_setfield(L, -2, "__index");
    moth_seal(L, parts[i].name);
    lua_setmetatable(L, -2);
    lua_setfield(L, -2, parts[i].name);
  }
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, unknown_part);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  moth_seal(L, "scroll");
  lua_setmetatable(L, -2);
}
