// State driven by the scroll: onScrollGeometryChange with its filter, and the writes it causes.
//
// For each sample: `of` gives a value; only where it differs from the last one `action` runs and
// may write to the state; then the effect reads the state. The first value is that of a geometry of
// zeros, so an action fires at the first layout only if the value differs from that one.

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { OF_COST, ACTION_COST, EFFECT_COST };

// MARK: - The state table

static int unknown_state(lua_State *L) { return moth_raise_unknown_field(L, "state"); }

// __newindex of the state that an action gets; upvalue 1 holds the values.
static int write_state(lua_State *L) {
  MothState *S = moth_of(L);
  lua_pushvalue(L, 2);
  int type = lua_rawget(L, lua_upvalueindex(1));
  if (type == LUA_TNIL) return moth_raise_unknown_field(L, "state");
  if (lua_type(L, 3) != type) {
    char detail[256], seen[96];
    moth_describe(L, 3, seen, sizeof seen);
    snprintf(detail, sizeof detail, "state '%.64s' holds a %s, as in 'initial'; got %s",
             lua_tostring(L, 2), lua_typename(L, type), seen);
    return moth_raise(L, MOTH_FAULT_REFUSED, lua_tostring(L, 2), 0, detail);
  }
  S->state_step.writes++;
  if (lua_rawequal(L, -1, 3)) return 0;
  S->state_step.changes++;
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, lua_upvalueindex(1));
  return 0;
}

// A table that reads the values at `values`; an action may also write them.
static void push_state(lua_State *L, int values, bool writable) {
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, values);
  lua_setfield(L, -2, "__index");
  if (writable) {
    lua_pushvalue(L, values);
    lua_pushcclosure(L, write_state, 1);
    lua_setfield(L, -2, "__newindex");
    moth_mark(L, "state");
  } else {
    moth_seal(L, "state");
  }
  lua_setmetatable(L, -2);
}

static int bind_state(lua_State *L) {
  const MothStateBinding *binding = lua_touserdata(L, 1);
  lua_createtable(L, 4, 0);
  lua_createtable(L, 0, (int)binding->field_count);
  int values = lua_gettop(L);
  for (uint32_t i = 0; i < binding->field_count; i++) {
    moth_push_field(L, &binding->fields[i]);
    moth_set_field(L, values, binding->fields[i].name);
  }
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, unknown_state);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, values);
  moth_push_scroll(L, MOTH_CURRENT_SCROLL);
  lua_rawseti(L, values - 1, 1);
  moth_push_scroll(L, MOTH_OLD_SCROLL);
  lua_rawseti(L, values - 1, 2);
  push_state(L, values, true);
  lua_rawseti(L, values - 1, 3);
  push_state(L, values, false);
  lua_rawseti(L, values - 1, 4);
  lua_rawseti(L, values - 1, 5);
  lua_setfield(L, LUA_REGISTRYINDEX, "moth.scrollState");
  return 0;
}

MothStatus moth_bind_state(MothState *S, const MothStateBinding *binding) {
  MothStateBinding copy = *binding;
  S->scroll = binding->scroll;
  S->scroll_sample = MOTH_ZERO_SAMPLE;
  return moth_protected(S, bind_state, &copy, MOTH_RUN_HOST);
}

// MARK: - Samples

typedef struct Run {
  const MothStateRun *run;
  MothBatch *batch;
} Run;

// Where the parts of the machine stand on the stack during a run.
enum { SCROLL = 3, OLD_SCROLL, WRITER, READER, VALUES, ENVIRONMENT, PARAMETERS, OLD_VALUE };

static bool same_geometry(const MothState *S) {
  for (int i = 0; i < MOTH_SCROLL_COLUMNS; i++) {
    if (moth_scroll_value(S, i, MOTH_CURRENT_SCROLL) != moth_scroll_value(S, i, MOTH_OLD_SCROLL)) return false;
  }
  return true;
}

// Where the figures of a call go; NULL where they are not asked for.
static MothCost *cost_of(const MothStateRun *run, int function) {
  return run->costs == NULL ? NULL : &run->costs[function];
}

// Leaves the value of `of` for the current snapshot on the stack.
static void call_of(lua_State *L, MothState *S, const MothStateRun *run) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, run->of);
  lua_pushvalue(L, SCROLL);
  lua_pushvalue(L, ENVIRONMENT);
  lua_pushvalue(L, PARAMETERS);
  moth_call_closure(L, S, 3, 1, cost_of(run, OF_COST));
  int type = lua_type(L, -1);
  if (type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING) return;
  if (lua_rawequal(L, -1, SCROLL)) return;
  char detail[192], seen[96];
  moth_describe(L, -1, seen, sizeof seen);
  snprintf(detail, sizeof detail,
           "'of' must return true or false, a number, a string or scroll itself; got %s", seen);
  moth_raise(L, MOTH_FAULT_REFUSED, "of", 0, detail);
}

// Whether the new value on the top of the stack differs from the old one.
static bool differs(lua_State *L, const MothState *S) {
  if (lua_rawequal(L, -1, SCROLL) && lua_rawequal(L, OLD_VALUE, OLD_SCROLL)) {
    return !same_geometry(S);
  }
  return !lua_rawequal(L, -1, OLD_VALUE);
}

// Notes the value on the top of the stack.
static void note_seen(lua_State *L, const MothStateRun *run, size_t place) {
  MothSeen seen = {MOTH_SEEN_GEOMETRY, 0};
  switch (lua_type(L, -1)) {
    case LUA_TBOOLEAN: seen = (MothSeen){MOTH_SEEN_BOOLEAN, lua_toboolean(L, -1)}; break;
    case LUA_TNUMBER: seen = (MothSeen){MOTH_SEEN_NUMBER, lua_tonumber(L, -1)}; break;
    case LUA_TSTRING: seen.kind = MOTH_SEEN_TEXT; break;
  }
  run->seen[place] = seen;
}

static void call_action(lua_State *L, MothState *S, const MothStateRun *run) {
  int value = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, run->action);
  lua_pushvalue(L, WRITER);
  lua_pushvalue(L, OLD_VALUE);
  lua_pushvalue(L, value);
  lua_pushvalue(L, ENVIRONMENT);
  lua_pushvalue(L, PARAMETERS);
  moth_call_closure(L, S, 5, 0, cost_of(run, ACTION_COST));
}

// Makes the value on the top of the stack the old one.
static void keep_value(lua_State *L, MothState *S) {
  if (lua_rawequal(L, -1, SCROLL)) {
    lua_pop(L, 1);
    lua_pushvalue(L, OLD_SCROLL);
    for (int i = 0; i < MOTH_SCROLL_COLUMNS; i++) S->old_scroll[i] = moth_scroll_value(S, i, MOTH_CURRENT_SCROLL);
  }
  lua_replace(L, OLD_VALUE);
}

static void write_values(lua_State *L, const MothState *S, const MothStateRun *run) {
  for (uint32_t i = 0; i < run->field_count; i++) {
    moth_push_text(L, run->fields[i].name);
    int type = lua_rawget(L, VALUES);
    run->values[(ptrdiff_t)i * run->stride + (ptrdiff_t)S->sample] =
        type == LUA_TBOOLEAN ? lua_toboolean(L, -1) : lua_tonumber(L, -1);
    lua_pop(L, 1);
  }
}

static void call_effect(lua_State *L, MothState *S, const MothStateRun *run) {
  if (run->effect < 0) return;
  moth_recorder_begin(S);
  lua_rawgeti(L, LUA_REGISTRYINDEX, run->effect);
  moth_push_content(S);
  lua_pushvalue(L, READER);
  lua_pushvalue(L, ENVIRONMENT);
  lua_pushvalue(L, PARAMETERS);
  moth_call_closure(L, S, 4, 1, cost_of(run, EFFECT_COST));
  moth_resolve_chain(L, S, -1);
  lua_pop(L, 1);
}

// The words of SwiftUI's frame modifiers, in the order of a size's numbers.
static const char *const size_fields[MOTH_SIZE_FIELDS] = {"width",     "height",   "minWidth",
                                                          "minHeight", "maxWidth", "maxHeight"};

static int refuse_size(lua_State *L, const char *seen) {
  char detail[256];
  snprintf(detail, sizeof detail,
           "'layout' must return a table with width, height, minWidth, minHeight, maxWidth or "
           "maxHeight in points; got %.96s",
           seen);
  return moth_raise(L, MOTH_FAULT_REFUSED, "layout", 0, detail);
}

// Writes the number on the top of the stack, whose key is below it; where it is none, or no size
// has the key, describes that in `wrong` if it comes before what is there: the order in which
// keys come is that of their hashes.
static void write_length(lua_State *L, double *size, char wrong[96]) {
  char seen[96];
  const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
  int blamed = -2;
  for (int i = 0; i < MOTH_SIZE_FIELDS; i++) {
    if (strcmp(name, size_fields[i]) != 0) continue;
    if (lua_type(L, -1) == LUA_TNUMBER) {
      size[i] = lua_tonumber(L, -1);
      return;
    }
    blamed = -1;
  }
  moth_describe(L, blamed, seen, sizeof seen);
  if (wrong[0] == 0 || strcmp(seen, wrong) < 0) memcpy(wrong, seen, sizeof seen);
}

// Takes over the sizes in the table on the top of the stack.
static void write_lengths(lua_State *L, double *size) {
  char wrong[96] = "";
  for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) write_length(L, size, wrong);
  if (wrong[0] != 0) refuse_size(L, wrong);
}

// Asks for the sizes of the views that the state lays out; NaN if it leaves one to the scene.
static void call_layouts(lua_State *L, const MothStateRun *run) {
  for (uint32_t i = 0; i < run->layout_count; i++) {
    double *size = run->sizes + (size_t)i * MOTH_SIZE_FIELDS;
    for (int k = 0; k < MOTH_SIZE_FIELDS; k++) size[k] = NAN;
    lua_rawgeti(L, LUA_REGISTRYINDEX, run->layouts[i]);
    lua_pushvalue(L, READER);
    lua_pushvalue(L, ENVIRONMENT);
    lua_pushvalue(L, PARAMETERS);
    moth_call_closure(L, moth_of(L), 3, 1, NULL);
    if (moth_host_object(L, -1) != NULL) refuse_size(L, moth_host_object(L, -1));
    if (lua_istable(L, -1)) {
      write_lengths(L, size);
    } else if (!lua_isnil(L, -1)) {
      char seen[96];
      moth_describe(L, -1, seen, sizeof seen);
      refuse_size(L, seen);
    }
    lua_pop(L, 1);
  }
}

static void push_machine(lua_State *L, const MothState *S) {
  lua_getfield(L, LUA_REGISTRYINDEX, "moth.scrollState");
  for (int i = 1; i <= 5; i++) lua_rawgeti(L, 2, i);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->environment);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
}

// What the calls that follow read is that of a sample.
static void enter_sample(lua_State *L, MothState *S, size_t sample, const MovingField *moving,
                         uint32_t moving_count) {
  S->sample = S->scroll_sample = sample;
  moth_write_moving(L, S, moving, moving_count);
}

static int run_state(lua_State *L) {
  MothState *S = moth_of(L);
  Run *call = lua_touserdata(L, 1);
  const MothStateRun *run = call->run;
  luaL_checkstack(L, 2 * MOTH_MAX_LEARNED + 64, NULL);
  push_machine(L, S);
  bool begins = run->first == 0 && !run->again;
  if (begins) {
    lua_pushnil(L);
  } else {
    lua_rawgeti(L, 2, 6);
  }
  MovingField moving[MOTH_MAX_LEARNED];
  uint32_t moving_count = moth_push_learned(L, S, moving);
  if (begins) {
    enter_sample(L, S, MOTH_ZERO_SAMPLE, moving, moving_count);
    memset(S->old_scroll, 0, sizeof S->old_scroll);
    call_of(L, S, run);
    note_seen(L, run, 0);
    keep_value(L, S);
    if (run->count == 0) call_layouts(L, run);  // those that the first frame begins with
  }
  for (size_t i = 0; i < run->count; i++) {
    enter_sample(L, S, run->first + i, moving, moving_count);
    memset(&S->state_step, 0, sizeof S->state_step);
    moth_count_again(S);
    call_of(L, S, run);
    note_seen(L, run, S->sample + 1);
    if (run->calls_always || differs(L, S)) {
      S->state_step.fired = true;
      call_action(L, S, run);
    }
    keep_value(L, S);
    call_layouts(L, run);
    call_effect(L, S, run);
    run->steps[S->sample] = S->state_step;
    write_values(L, S, run);
    if (run->effect >= 0 && run->columns != NULL) {
      if (!moth_same_shape(S)) {
        call->batch->shape_changed = true;
        return 0;
      }
      moth_write_columns(S, run->columns, run->stride);
    }
    call->batch->evaluated++;
  }
  lua_pushvalue(L, OLD_VALUE);
  lua_rawseti(L, 2, 6);  // for the next batch
  return 0;
}

MothStatus moth_run_state(MothState *S, const MothStateRun *run, MothBatch *batch) {
  memset(batch, 0, sizeof *batch);
  Run call = {run, batch};
  S->records_lines = run->records_lines;
  MothStatus status = moth_protected(S, run_state, &call, MOTH_RUN_COUNTED);
  S->records_lines = false;
  S->scroll_sample = MOTH_ZERO_SAMPLE;
  if (run->costs != NULL) moth_measured_end(S);
  return status;
}
