// What the shim's files share. Nothing here is seen from Swift.

#ifndef MOTH_INTERNAL_H
#define MOTH_INTERNAL_H

#include <lauxlib.h>
#include <locale.h>
#include <lua.h>
#include <lualib.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

#include "CMothLua.h"

#define MOTH_MAX_NODES 1024
#define MOTH_MAX_VALUES 16384
#define MOTH_MAX_CHAIN 256
#define MOTH_MAX_SHADERS 64
#define MOTH_MAX_LEARNED 64
#define MOTH_ZERO_SAMPLE SIZE_MAX  // the geometry of zeros before the first layout
#define MOTH_PRELUDE "=moth"

typedef struct Fault {
  MothFaultKind kind;
  int argument;
  int line;
  char name[128];
  char detail[1024];
  char path[512];
} Fault;

// A field of a geometry object that a script has read, and so is written before each sample.
typedef struct Learned {
  int object;       // index in MothState.objects
  int field;        // index in the object's field list
} Learned;

typedef enum ObjectKind { OBJECT_SIZE, OBJECT_SAFE_AREA, OBJECT_ENV, OBJECT_FRAME, OBJECT_BOUNDS } ObjectKind;

// An object whose fields are numbers of the current sample.
typedef struct Object {
  ObjectKind kind;
  int space;        // for frames and bounds
  int values;       // the table that it reads, in the registry; see geometry.c
} Object;

#define MOTH_MAX_SPACES 64
#define MOTH_MAX_OBJECTS (3 + 2 * MOTH_MAX_SPACES)

struct MothState {
  lua_State *lua;
  MothLimits limits;
  MothVocabulary vocabulary;
  Fault fault;

  uint64_t seed, random;       // where math.random starts in each call, and where it is

  size_t memory, memory_peak;
  uint64_t allocated;          // bytes ever taken, those given back included
  bool memory_unlimited;       // while host code runs outside a script

  // The recorder. A token is generation << 16 | node, node 0 being `content` itself.
  uint64_t generation;
  uint32_t node_count, value_count;
  bool records_lines;
  MothNode nodes[MOTH_MAX_NODES];
  double values[MOTH_MAX_VALUES];
  uint16_t chain[MOTH_MAX_CHAIN];
  uint32_t chain_length;
  char *shaders[MOTH_MAX_SHADERS];
  uint32_t shader_count;

  // The shape that batches keep.
  MothNode shape[MOTH_MAX_CHAIN];
  uint32_t shape_length;

  // What the scripts read.
  MothInputs inputs;
  size_t sample;               // MOTH_ZERO_SAMPLE outside of samples
  MothSpace spaces[MOTH_MAX_SPACES];
  Object objects[MOTH_MAX_OBJECTS];
  uint32_t object_count;
  lua_Integer geometries;      // how many were made; objects of an earlier one are stale
  Learned learned[MOTH_MAX_LEARNED];
  uint32_t learned_count;
  int field_names;             // registry: a sequence of the interned field names
  int geometry, environment, parameters, phases[3];

  // Scroll state: the current geometry by its sample, and the last that `of` returned whole as it
  // was, since a sample may get another within its frame.
  MothScroll scroll;
  size_t scroll_sample;
  double old_scroll[MOTH_SCROLL_COLUMNS];
  MothStateStep state_step;

  // The prelude's functions, in the registry.
  int make_environment, freeze_environment, constants_line, library;
  int run_check;               // that of checks.lua; LUA_NOREF until the first check
  int session;                 // the environment of a session's lines; LUA_NOREF until the first

  // Stopping.
  _Atomic bool running;
  _Atomic uint64_t deadline;   // nanoseconds of the monotonic clock; 0 when none
  uint64_t processor_deadline; // nanoseconds of the running thread's processor time
  _Atomic bool interrupted;    // somebody asks the script that runs to stop
  locale_t outer_locale;       // the running thread's own, meanwhile
  pthread_t thread;
  MothFaultKind stop;          // what stopped the state, or MOTH_FAULT_NONE

  // Work: see work.c.
  bool is_counting;            // a call is being counted
  uint64_t counted;            // instructions of this call
  uint64_t charged;            // what they did beside, in instructions
  uint64_t countable;          // how many of both it may have
  size_t longest_text;         // that scripts made in this state
  size_t weighed_text;         // the same when it was last looked at
  int widest;                  // the most values that a function of this call was seen to have
  uint64_t work, work_before;  // of this run, and at the beginning of the period
  uint64_t period;             // nanoseconds; 0 if there is no clock
  uint64_t moved_clock;        // nanoseconds of the clock of tests
  struct MothState *next;      // the watchdog's list

  char *exported;
  size_t exported_length, exported_capacity;
  uint32_t exported_values;
  char *printed;
  size_t printed_length;
  bool printed_cut;
};

static inline MothState *moth_of(lua_State *L) { return *(MothState **)lua_getextraspace(L); }

// As lua_pushstring and lua_setfield, which keep strings by the addresses of their texts: whether a
// long one takes memory would differ from run to run, and so where the limit is met.
static inline void moth_push_text(lua_State *L, const char *text) {
  lua_pushlstring(L, text, strlen(text));
}
static inline void moth_set_field(lua_State *L, int index, const char *name) {
  index = lua_absindex(L, index);
  moth_push_text(L, name);
  lua_insert(L, -2);
  lua_rawset(L, index);
}

// faults.c
void moth_fault_clear(MothState *S);
void moth_fault_location(Fault *fault, const lua_Debug *info, int line);
int moth_raise(lua_State *L, MothFaultKind kind, const char *name, int argument,
               const char *detail);
int moth_handler(lua_State *L);
void moth_fault_keep_syntax(MothState *S, const char *path);
void moth_fault_raise_binary(lua_State *L, const char *path);
const char *moth_fault_text(MothState *S);
const char *moth_without_prelude(const char *message);
int moth_script_line(lua_State *L, lua_Debug *info);
void moth_describe(lua_State *L, int index, char *buffer, size_t size);
void moth_key_name(lua_State *L, int index, char *buffer, size_t size);
int moth_raise_receiver(lua_State *L, int index, const char *wanted, const char *example,
                        const char *method);

// limits.c
typedef enum MothRunKind {
  MOTH_RUN_HOST,      // the host's own code, which is short; no clock
  MOTH_RUN_BATCH,     // batch_milliseconds, and nothing counted
  MOTH_RUN_COUNTED,   // counted, with call_milliseconds as the last resort
} MothRunKind;
#define MOTH_LEAST_SHARE 3  // of what may be counted, a third must be done in each period
void *moth_allocate(void *context, void *block, size_t old_size, size_t new_size);
int moth_stop(lua_State *L, MothFaultKind kind);
void moth_honor_signal(lua_State *L);
void moth_move_clock(lua_State *L, MothState *S);
void moth_stop_for_memory(MothState *S);
bool moth_watch(MothState *S);
void moth_unwatch(MothState *S);
MothStatus moth_protected(MothState *S, lua_CFunction body, void *argument, MothRunKind kind);

// work.c
#define MOTH_LONG_TEXT 512
#define MOTH_COMPILED_BYTES 4  // of a source, in the time of an instruction
void moth_charge_text(MothState *S, size_t bytes);
void moth_charge(lua_State *L, uint64_t instructions);
int moth_charge_call(lua_State *L);
void moth_count_again(MothState *S);
void moth_count_each(MothState *S);

// profile.c
void moth_measured_call(lua_State *L, MothState *S, int arguments, int results, MothCost *cost);
void moth_measured_end(MothState *S);

// random.c
static inline void moth_random_begin(MothState *S) { S->random = S->seed * 0xD1B54A32D192ED03u; }

// Calls a closure of a script as lua_call does; keeps what it costs, if there is a place for that.
static inline void moth_call_closure(lua_State *L, MothState *S, int arguments, int results,
                                     MothCost *cost) {
  moth_random_begin(S);
  if (cost == NULL) {
    lua_call(L, arguments, results);
  } else {
    moth_measured_call(L, S, arguments, results, cost);
  }
}
int moth_random(lua_State *L);

// library.c
void moth_open_library(lua_State *L);
void moth_load_text(lua_State *L, const char *source, size_t length, const char *path);
void moth_load_line(lua_State *L, const char *source, size_t length, const char *path);

// recorder.c
static inline void *moth_token(const MothState *S, uint32_t node) {
  return (void *)(uintptr_t)((S->generation << 16) | node);
}
static inline void moth_recorder_begin(MothState *S) {
  S->generation = (S->generation + 1) & 0x7fffffffffff;
  S->node_count = 1;
  S->value_count = 0;
}
static inline void moth_push_content(MothState *S) {
  lua_pushlightuserdata(S->lua, moth_token(S, 0));
}
void moth_open_recorder(lua_State *L);
void moth_resolve_chain(lua_State *L, MothState *S, int index);
static inline bool moth_same_shape(const MothState *S) {
  if (S->chain_length != S->shape_length) return false;
  for (uint32_t i = 0; i < S->chain_length; i++) {
    const MothNode *node = &S->nodes[S->chain[i]];
    if (node->transform != S->shape[i].transform || node->shader != S->shape[i].shader) return false;
  }
  return true;
}
bool moth_is_chain(lua_State *L, const MothState *S, int index);

// geometry.c
typedef struct MovingField {
  const Object *object;
  int field;
  MothColumn columns[2];
  bool is_plain;               // whether its value is that of the first column
  int stack;                   // where its table is; the key is above it
} MovingField;
void moth_open_geometry(lua_State *L);
void moth_free_spaces(MothState *S);
uint32_t moth_push_learned(lua_State *L, MothState *S, MovingField *moving);
void moth_write_moving(lua_State *L, MothState *S, const MovingField *moving, uint32_t count);
void moth_write_learned(lua_State *L, MothState *S);
void moth_push_values(lua_State *L, const MothState *S, int object);

// objects.c
void moth_seal(lua_State *L, const char *name);
void moth_mark(lua_State *L, const char *name);
const char *moth_host_object(lua_State *L, int index);
void moth_refuse_object(lua_State *L, int index, const char *function);

// constants.c
void moth_push_field(lua_State *L, const MothField *field);
void moth_open_constants(lua_State *L);
int moth_refuse_assignment(lua_State *L);
int moth_unknown_field(lua_State *L);
void moth_set_function(lua_State *L, const char *key, lua_CFunction function, const char *name);

// scroll.c
enum { MOTH_CURRENT_SCROLL, MOTH_OLD_SCROLL };  // the snapshots of a scroll geometry
double moth_scroll_value(const MothState *S, int column, int snapshot);
int moth_raise_unknown_field(lua_State *L, const char *object);
void moth_push_scroll(lua_State *L, int snapshot);

// evaluate.c
void moth_write_columns(const MothState *S, double *columns, ptrdiff_t stride);

// A key by which entries are put in order: numbers, then strings by their bytes, then booleans.
typedef struct Key {
  int rank;
  bool is_integer;
  lua_Integer integer;
  double number;
  const char *text;
  size_t length;
} Key;

// keys.c
bool moth_key_is_before(const Key *a, const Key *b);
Key moth_key_at(lua_State *L, int index);
int moth_sorted_keys(lua_State *L);

// export.c
void moth_export(lua_State *L, MothState *S, int index);
bool moth_append(char **buffer, size_t *length, size_t *capacity, const void *bytes, size_t count);

#endif
