// Calling effects: one sample with its lines, or a batch of samples into columns.

#include <string.h>

#include "internal.h"

#define VISUAL_EFFECT 2
#define KEPT_RESULTS 16  // of a batch, between two adjustments of the stack

typedef struct Call {
  int32_t function;
  int32_t phase;
  size_t first, count;
  bool counted;
  double *columns;
  ptrdiff_t stride;
  MothBatch *batch;
  MothCost *cost;  // of one call; NULL where it is not asked for
} Call;

static void push_constants(lua_State *L, const MothState *S, const Call *call) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, call->function);
  lua_rawgeti(L, LUA_REGISTRYINDEX,
              call->phase == VISUAL_EFFECT ? S->geometry : S->phases[call->phase + 1]);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->environment);
  lua_rawgeti(L, LUA_REGISTRYINDEX, S->parameters);
}

// Calls the effect at S->sample; function, geometry, env and p stand from `base` on.
static void call_effect(lua_State *L, MothState *S, int base, MothCost *cost) {
  moth_recorder_begin(S);
  lua_pushvalue(L, base);
  moth_push_content(S);
  lua_pushvalue(L, base + 1);
  lua_pushvalue(L, base + 2);
  lua_pushvalue(L, base + 3);
  moth_call_closure(L, S, 4, 1, cost);
}

static int evaluate_one(lua_State *L) {
  MothState *S = moth_of(L);
  const Call *call = lua_touserdata(L, 1);
  luaL_checkstack(L, 2 * MOTH_MAX_LEARNED + 32, NULL);
  MovingField moving[MOTH_MAX_LEARNED];
  uint32_t moving_count = moth_push_learned(L, S, moving);
  S->sample = call->first;
  moth_write_moving(L, S, moving, moving_count);
  int base = lua_gettop(L) + 1;
  push_constants(L, S, call);
  if (call->counted) moth_count_again(S);
  call_effect(L, S, base, call->cost);
  moth_resolve_chain(L, S, -1);
  return 0;
}

// Where no line is known, as for what a batch's call returned, the function's own is the place.
static MothStatus blame(MothState *S, int32_t function, MothStatus status) {
  if (status != MOTH_FAULT || S->fault.line != 0) return status;
  lua_Debug info;
  if (lua_rawgeti(S->lua, LUA_REGISTRYINDEX, function) == LUA_TFUNCTION) {
    lua_getinfo(S->lua, ">S", &info);
    moth_fault_location(&S->fault, &info, info.linedefined);
  }
  lua_settop(S->lua, 0);
  return status;
}

MothStatus moth_evaluate_one(MothState *S, int32_t function, size_t sample, int32_t phase,
                             bool counted) {
  Call call = {.function = function, .phase = phase, .first = sample, .counted = counted};
  S->chain_length = 0;
  S->records_lines = true;
  MothStatus status =
      moth_protected(S, evaluate_one, &call, counted ? MOTH_RUN_COUNTED : MOTH_RUN_BATCH);
  S->records_lines = false;
  return blame(S, function, status);
}

MothStatus moth_profile_one(MothState *S, int32_t function, size_t sample, int32_t phase,
                            MothCost *cost) {
  Call call = {
      .function = function, .phase = phase, .first = sample, .counted = true, .cost = cost};
  MothStatus status = moth_protected(S, evaluate_one, &call, MOTH_RUN_COUNTED);
  moth_measured_end(S);
  return blame(S, function, status);
}

// Writes the values of the resolved chain to the columns of the current sample.
void moth_write_columns(const MothState *S, double *columns, ptrdiff_t stride) {
  double *to = columns + S->sample;
  for (uint32_t i = 0; i < S->chain_length; i++) {
    const MothNode *node = &S->nodes[S->chain[i]];
    const double *values = S->values + node->first_value;
    for (uint32_t k = 0; k < node->value_count; k++, to += stride) *to = values[k];
  }
}

static int evaluate_batch(lua_State *L) {
  MothState *S = moth_of(L);
  const Call *call = lua_touserdata(L, 1);
  luaL_checkstack(L, 2 * MOTH_MAX_LEARNED + KEPT_RESULTS + 32, NULL);
  MovingField moving[MOTH_MAX_LEARNED];
  uint32_t moving_count = moth_push_learned(L, S, moving);
  int base = lua_gettop(L) + 1;
  push_constants(L, S, call);
  for (size_t i = 0; i < call->count; i++) {
    S->sample = call->first + i;
    moth_write_moving(L, S, moving, moving_count);
    if (call->counted) moth_count_again(S);
    call_effect(L, S, base, NULL);
    moth_resolve_chain(L, S, -1);
    if (i % KEPT_RESULTS == 0) lua_settop(L, base + 3);
    if (!moth_same_shape(S)) {
      call->batch->shape_changed = true;
      return 0;
    }
    moth_write_columns(S, call->columns, call->stride);
    call->batch->evaluated++;
  }
  return 0;
}

MothStatus moth_evaluate_batch(MothState *S, int32_t function, size_t first, size_t count,
                               bool counted, double *columns, ptrdiff_t stride,
                               MothBatch *batch) {
  memset(batch, 0, sizeof *batch);
  Call call = {.function = function,
               .phase = VISUAL_EFFECT,
               .first = first,
               .count = count,
               .counted = counted,
               .columns = columns,
               .stride = stride,
               .batch = batch};
  MothStatus status =
      moth_protected(S, evaluate_batch, &call, counted ? MOTH_RUN_COUNTED : MOTH_RUN_BATCH);
  return blame(S, function, status);
}
