// math.random: numbers that start again in each call of a closure, so that no result depends on
// how often or in which order closures were called.
//
// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014),
// whose first numbers of neighbouring seeds are unrelated.

#include "internal.h"

static uint64_t mix(uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
  return bits ^ (bits >> 31);
}

static uint64_t next(MothState *S) {
  S->random += 0x9E3779B97F4A7C15u;
  return mix(S->random);
}

// A number from 0 to `most`: bits beyond the highest of `most` are cut, and what is still above it
// is drawn again, so that all are equally likely. Each draw has at least half a chance.
static uint64_t below(MothState *S, uint64_t most) {
  uint64_t mask = most;
  for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  uint64_t drawn;
  do {
    drawn = next(S) & mask;
  } while (drawn > most);
  return drawn;
}

// random([m [, n]]) of Lua's manual, section 6.7.
int moth_random(lua_State *L) {
  MothState *S = moth_of(L);
  lua_Integer low = 1, high;
  switch (lua_gettop(L)) {
    case 0:
      lua_pushnumber(L, (double)(next(S) >> 11) * 0x1p-53);
      return 1;
    case 1:
      high = luaL_checkinteger(L, 1);
      if (high == 0) {
        lua_pushinteger(L, (lua_Integer)next(S));
        return 1;
      }
      break;
    case 2:
      low = luaL_checkinteger(L, 1);
      high = luaL_checkinteger(L, 2);
      break;
    default: return luaL_error(L, "wrong number of arguments");
  }
  luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
  lua_pushinteger(L, (lua_Integer)((uint64_t)low + below(S, (uint64_t)high - (uint64_t)low)));
  return 1;
}
