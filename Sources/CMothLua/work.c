// What a script does, counted: instructions, and what one instruction can do that takes long.
//
// Everything here is the same on every machine and in every run, and is nothing for a script that
// makes no long text and passes no long list of arguments.
//
// A text of MOTH_LONG_TEXT bytes or more is charged by its bytes when it is made. From then on each
// instruction weighs more by the size of the longest, since it may compare it or read a number from
// it; from the next look on, so that a text that fills the memory is a matter of memory. The same
// goes for the most values that one function was seen to have. More of them can be had only one by
// one, an instruction each, so what comes and goes between two looks, which are a step apart, is
// short. What a function of the library moves or compiles it charges itself.

#include <string.h>

#include "internal.h"

#define BYTES_PER_INSTRUCTION 128        // that are copied meanwhile
#define LONGEST_PER_INSTRUCTION 512      // bytes that are compared meanwhile
#define VALUES_PER_INSTRUCTION 32        // values that a function of the library reads meanwhile
#define WIDE 128                         // values that are not looked for
#define FRAMES MOTH_INSTRUCTION_STEP     // calls that can be on top of one that was running before

static void count_hook(lua_State *L, lua_Debug *event);

static bool is_over(const MothState *S) { return S->counted + S->charged > S->countable; }

static void charge(MothState *S, uint64_t instructions) {
  S->charged += instructions;
  S->work += instructions;
}

// Called by the allocator, which cannot raise: the next instruction does, as lua_sethook may be
// called at any time.
void moth_charge_text(MothState *S, size_t bytes) {
  if (!S->running || S->memory_unlimited) return;
  if (bytes > S->longest_text) S->longest_text = bytes;
  charge(S, bytes / BYTES_PER_INSTRUCTION);
  if (S->is_counting && is_over(S)) lua_sethook(S->lua, count_hook, LUA_MASKCOUNT, 1);
}

// For a function of the library or of the host, between whose pieces of work no instruction runs.
void moth_charge(lua_State *L, uint64_t instructions) {
  MothState *S = moth_of(L);
  charge(S, instructions);
  if (S->is_counting && is_over(S)) moth_stop(L, MOTH_FAULT_INSTRUCTIONS);
  moth_honor_signal(L);
}

// charge(instructions), for trusted Lua.
int moth_charge_call(lua_State *L) {
  lua_Integer instructions = luaL_checkinteger(L, 1);
  if (instructions > 0) moth_charge(L, (uint64_t)instructions);
  return 0;
}

// MARK: - Width

static bool has_value(lua_State *L, lua_Debug *frame, int place) {
  if (lua_getlocal(L, frame, place) == NULL) return false;
  lua_pop(L, 1);
  return true;
}

// Doubles the width while the frame has as many extra arguments (sign -1) or values (sign 1).
static void widen(lua_State *L, MothState *S, lua_Debug *frame, int sign) {
  int wanted = S->widest > 0 ? 2 * S->widest : WIDE;
  for (; has_value(L, frame, sign * wanted); wanted *= 2) S->widest = wanted;
}

// Results on their way through returning functions are values of the running one; arguments stay
// with the function that was called with them, however many calls are on top of it.
static void note_width(lua_State *L, MothState *S) {
  lua_Debug frame;
  for (int level = 0; level < FRAMES && lua_getstack(L, level, &frame); level++) {
    if (level == 0) widen(L, S, &frame, 1);
    widen(L, S, &frame, -1);
  }
}

// MARK: - Hooks

static void count(lua_State *L, MothState *S, uint64_t instructions) {
  S->counted += instructions;
  S->work += instructions;
  uint64_t extra = S->weighed_text / LONGEST_PER_INSTRUCTION +
                   (uint64_t)S->widest / VALUES_PER_INSTRUCTION;
  S->weighed_text = S->longest_text;
  charge(S, instructions * extra);
  if (is_over(S)) moth_stop(L, MOTH_FAULT_INSTRUCTIONS);
}

static void count_hook(lua_State *L, lua_Debug *event) {
  MothState *S = moth_of(L);
  if (event->event == LUA_HOOKLINE) {
    lua_getinfo(L, "S", event);
    if (strcmp(event->source, MOTH_PRELUDE) == 0) return;
    // Kept for a memory error, which Lua raises without calling the message handler, and for what
    // is wrong with a returned value.
    moth_fault_location(&S->fault, event, event->currentline);
    return;
  }
  if (S->stop != MOTH_FAULT_NONE) moth_stop(L, S->stop);
  note_width(L, S);
  count(L, S, MOTH_INSTRUCTION_STEP);
  moth_move_clock(L, S);
}

// Every instruction by itself, for a figure that is exact.
static void exact_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  MothState *S = moth_of(L);
  if (S->stop != MOTH_FAULT_NONE) moth_stop(L, S->stop);
  if (S->counted % MOTH_INSTRUCTION_STEP == MOTH_INSTRUCTION_STEP - 1) note_width(L, S);
  count(L, S, 1);
}

// Calls that are too short to be counted are work too.
static void begin(MothState *S) {
  S->counted = S->charged = 0;
  S->widest = 0;
  S->weighed_text = S->longest_text;
  S->work += MOTH_INSTRUCTION_STEP;
}

// Starts the count of one call again. Setting the hook also resets Lua's own counter, so that the
// figure is the same wherever the call is in a batch.
void moth_count_again(MothState *S) {
  begin(S);
  lua_sethook(S->lua, count_hook, LUA_MASKCOUNT | LUA_MASKLINE, MOTH_INSTRUCTION_STEP);
}

// Starts the count of one call, each instruction by itself.
void moth_count_each(MothState *S) {
  begin(S);
  lua_sethook(S->lua, exact_hook, LUA_MASKCOUNT, 1);
}

uint64_t moth_counted_instructions(const MothState *S) { return S->counted; }
