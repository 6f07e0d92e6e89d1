// The order of a table's keys, which is not that of their hashes.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

bool moth_key_is_before(const Key *a, const Key *b) {
  if (a->rank != b->rank) return a->rank < b->rank;
  if (a->rank == 1) {
    if (a->is_integer && b->is_integer) return a->integer < b->integer;
    return a->number < b->number;
  }
  if (a->rank == 3) return a->integer < b->integer;
  size_t common = a->length < b->length ? a->length : b->length;
  int order = memcmp(a->text, b->text, common);
  return order != 0 ? order < 0 : a->length < b->length;
}

// The key at `index`; rank 0 for one that has no order but its address.
Key moth_key_at(lua_State *L, int index) {
  Key key = {0};
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key.rank = 1;
      key.is_integer = lua_isinteger(L, index);
      key.integer = lua_tointeger(L, index);
      key.number = lua_tonumber(L, index);
      break;
    case LUA_TSTRING:
      key.rank = 2;
      key.text = lua_tolstring(L, index, &key.length);
      break;
    case LUA_TBOOLEAN:
      key.rank = 3;
      key.integer = lua_toboolean(L, index);
      break;
  }
  return key;
}

typedef struct LocatedKey {
  Key key;
  lua_Integer place;
} LocatedKey;

static int by_order(const void *left, const void *right) {
  const LocatedKey *a = left, *b = right;
  if (moth_key_is_before(&a->key, &b->key)) return -1;
  return moth_key_is_before(&b->key, &a->key) ? 1 : 0;
}

// sorted(keys): a sequence of different numbers, strings and booleans in order. In C, so that the
// instructions that are counted do not depend on the order by hash in which the keys came.
int moth_sorted_keys(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer count = (lua_Integer)lua_rawlen(L, 1);
  LocatedKey *placed = lua_newuserdatauv(L, ((size_t)count + 1) * sizeof *placed, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, 1, i + 1);
    placed[i] = (LocatedKey){moth_key_at(L, -1), i + 1};
    lua_pop(L, 1);
  }
  qsort(placed, (size_t)count, sizeof *placed, by_order);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, 1, placed[i].place);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}
