// The header of the C shim: a sandboxed Lua 5.4 state for effect scripts.
//
// Every function that can run Lua does so under lua_pcall, so that no Lua error crosses a Swift
// frame. A fault of a script comes back as a status; its details are read with moth_fault_*.
// A state belongs to one thread.

#ifndef CMOTHLUA_H
#define CMOTHLUA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "MothVocabulary.h"

typedef struct MothState MothState;

/// The limits of one state. The Swift side holds the defaults (HostLimits).
typedef struct MothLimits {
  size_t memory_bytes;              // all of the state's allocations
  uint64_t instructions_per_load;   // in running a chunk
  uint64_t instructions_per_call;   // in calling an effect, where they are counted
  uint32_t call_milliseconds;       // processor time for a third of what is counted; 0 for no limit
  uint32_t batch_milliseconds;      // processor time of one batch of samples; 0 for no limit
  bool moves_clock;                 // instead of the processor's, one that moves as tests say: a
                                    // batch is late when first looked at, and a count after
  uint32_t milliseconds_per_step;   // so many for each MOTH_INSTRUCTION_STEP
  uint32_t chain_transforms;        // transforms on one chain
  uint32_t call_transforms;         // transforms recorded in one call, abandoned branches included
  uint32_t shader_arguments;        // numbers given to one shader
  uint32_t printed_bytes;           // text kept from print, a state
  uint32_t exported_values;         // values in what a chunk returns
  uint32_t exported_bytes;          // and their size
} MothLimits;

/// How a call ended.
typedef enum MothStatus {
  MOTH_OK = 0,
  MOTH_FAULT = 1,      // the script failed; the state can go on
  MOTH_STOPPED = 2,    // a limit was reached; see moth_resume
} MothStatus;

/// What went wrong in a script.
typedef enum MothFaultKind {
  MOTH_FAULT_NONE = 0,
  MOTH_FAULT_BINARY,             // the chunk is not text
  MOTH_FAULT_SYNTAX,             // Lua's compiler refused the chunk
  MOTH_FAULT_ERROR,              // a Lua run-time error, or error() called by the script
  MOTH_FAULT_MEMORY,             // the memory limit
  MOTH_FAULT_INSTRUCTIONS,       // the instruction limit
  MOTH_FAULT_TIME,               // the watchdog's deadline
  MOTH_FAULT_INTERRUPTED,        // moth_interrupt
  MOTH_FAULT_UNKNOWN_TRANSFORM,  // name: the method
  MOTH_FAULT_ARGUMENT_COUNT,     // name: the transform; argument: how many were given
  MOTH_FAULT_ARGUMENT_TYPE,      // name: the transform; argument: which, from 1; detail: what was seen
  MOTH_FAULT_STALE_CONTENT,      // a content kept from an earlier sample
  MOTH_FAULT_CHAIN_LENGTH,       // too many transforms
  MOTH_FAULT_RESULT_TYPE,        // the effect did not return a chain; detail: what was seen
  MOTH_FAULT_UNKNOWN_SPACE,      // name: the space; argument: 0 frame, 1 bounds
  MOTH_FAULT_UNKNOWN_FIELD,      // name: the field; detail: the object
  MOTH_FAULT_UNKNOWN_GLOBAL,     // name
  MOTH_FAULT_ASSIGNMENT,         // name: the field or global; detail: the object
  MOTH_FAULT_UNKNOWN_MODIFIER,   // name: a scene view's method
  MOTH_FAULT_UNKNOWN_MODULE,     // name: what was required
  MOTH_FAULT_EXPORT,             // what a chunk returns cannot be taken over; detail: why
  MOTH_FAULT_REFUSED,            // the sandbox refuses; detail: why
} MothFaultKind;

/// A column of numbers over the samples; stride 0 repeats one number.
typedef struct MothColumn {
  const double *MOTH_NULLABLE base;
  ptrdiff_t stride;
} MothColumn;

/// The target's frame in one coordinate space, and that space's size where it has bounds.
typedef struct MothSpace {
  const char *MOTH_NONNULL name;
  MothColumn min_x, min_y, width, height;
  bool takes_bounds;   // whether bounds(name) may be asked at all
  bool has_bounds;     // whether there is such a container
  MothColumn container_width, container_height;
} MothSpace;

/// All that an effect reads that may differ from sample to sample.
typedef struct MothInputs {
  MothColumn width, height;
  MothColumn safe_top, safe_leading, safe_bottom, safe_trailing;
  MothColumn velocity, time;
  const MothSpace *MOTH_NULLABLE spaces;
  uint32_t space_count;
} MothInputs;

/// What a field holds.
typedef enum MothFieldKind {
  MOTH_FIELD_NUMBER = 0,
  MOTH_FIELD_INTEGER,
  MOTH_FIELD_BOOLEAN,
  MOTH_FIELD_STRING,
} MothFieldKind;

/// One constant field of `env` or `p`.
typedef struct MothField {
  const char *MOTH_NONNULL name;
  MothFieldKind kind;
  double number;
  const char *MOTH_NULLABLE string;
} MothField;

/// One transform of a recorded chain.
typedef struct MothNode {
  uint16_t transform;
  uint16_t parent;
  uint16_t shader;        // 0, or 1 + index in the state's shader signatures
  uint16_t value_count;
  uint32_t first_value;
  int32_t line;           // 0 when lines are not recorded
} MothNode;

// MARK: - States

/// Compiles Lua that is part of Moth to bytecode, which a process makes once for all its states. A
/// buffer for free(); NULL when memory is short or the text is wrong. Scripts are text only.
char *MOTH_NULLABLE moth_compile_trusted(const char *MOTH_NONNULL source, size_t length,
                                         size_t *MOTH_NONNULL result_length);

/// Makes a state and runs the prelude in it, as moth_compile_trusted made it. NULL when memory is
/// short or the prelude fails.
MothState *MOTH_NULLABLE moth_state_create(const MothLimits *MOTH_NONNULL limits,
                                           const MothVocabulary *MOTH_NONNULL vocabulary,
                                           const char *MOTH_NONNULL prelude, size_t prelude_length);
void moth_state_destroy(MothState *MOTH_NULLABLE state);

/// Lets a state that met a stop go on, with what its scripts had made until then. False if a
/// full collection leaves more memory in use than the limit; then it stays stopped.
bool moth_resume(MothState *MOTH_NONNULL state);

/// Stops the script that runs in a state, as a limit would; nothing if none runs. It may be
/// called from any thread, but not from a signal handler.
void moth_interrupt(MothState *MOTH_NONNULL state);

/// Bytes in use, and the most that ever were.
size_t moth_state_memory(const MothState *MOTH_NONNULL state, size_t *MOTH_NONNULL peak);

/// The text that scripts printed since the last call, without a terminator, and whether more was
/// printed than the limit.
const char *MOTH_NONNULL moth_take_printed(MothState *MOTH_NONNULL state,
                                           size_t *MOTH_NONNULL length, bool *MOTH_NONNULL cut);

// MARK: - Chunks and values

/// Makes a module's source known to `require`. The texts are copied.
MothStatus moth_add_module(MothState *MOTH_NONNULL state, const char *MOTH_NONNULL name,
                           const char *MOTH_NONNULL source, size_t length,
                           const char *MOTH_NONNULL path);

/// Runs a text chunk in an environment of its own, made for `role` ("effect", "scene", "test"),
/// freezes that environment, and exports the value that the chunk returns.
MothStatus moth_run_chunk(MothState *MOTH_NONNULL state, const char *MOTH_NONNULL source,
                          size_t length, const char *MOTH_NONNULL path,
                          const char *MOTH_NONNULL role);

/// Calls a function of a chunk with `env` and `p` as in the first sample, and exports what it
/// returns.
MothStatus moth_call(MothState *MOTH_NONNULL state, int32_t function);

/// Runs trusted Lua (the command line) with the standard libraries, in a state of its own, gives
/// it `arguments`, and exports what it returns. Returns a buffer for free(), NULL on failure with
/// the message in `error` (also for free()).
char *MOTH_NULLABLE moth_run_trusted(const char *MOTH_NONNULL source, size_t length,
                                     const char *MOTH_NONNULL const *MOTH_NONNULL arguments,
                                     uint32_t argument_count, size_t *MOTH_NONNULL result_length,
                                     char *MOTH_NULLABLE *MOTH_NONNULL error);

/// What the last moth_run_chunk exported: see LuaValue for the format. Valid until the next call.
const uint8_t *MOTH_NULLABLE moth_exported(const MothState *MOTH_NONNULL state,
                                           size_t *MOTH_NONNULL length);

// MARK: - Evaluation

/// Sets the constant fields of `env` and `p` for the calls that follow, and where the numbers of
/// math.random start in each of them; chunks start from 0.
MothStatus moth_bind_constants(MothState *MOTH_NONNULL state,
                               const MothField *MOTH_NULLABLE environment,
                               uint32_t environment_count,
                               const MothField *MOTH_NULLABLE parameters,
                               uint32_t parameter_count, uint64_t seed);

/// Sets what `geometry`, `env.velocity` and `env.time` read in the calls that follow. The columns
/// must stay valid until the next binding, since a script may keep `env`. Outside of a sample, as
/// in a check and for the geometry of zeros before the first layout, what moves reads as 0.
MothStatus moth_bind_inputs(MothState *MOTH_NONNULL state, const MothInputs *MOTH_NONNULL inputs);

/// Calls an effect's function for one sample and keeps its chain with the lines of its calls.
/// `phase` is -1, 0 or 1 for a scroll transition's closure, 2 for a visual effect's. With
/// `counted`, instructions are counted and limited.
MothStatus moth_evaluate_one(MothState *MOTH_NONNULL state, int32_t function, size_t sample,
                             int32_t phase, bool counted);

/// What a call costs.
typedef struct MothCost {
  uint64_t instructions;  // of Lua's virtual machine
  uint64_t bytes;         // of memory taken, also where it is given back
} MothCost;

/// Calls an effect's function once more for a sample and raises `cost` to what that takes; the
/// function must have been called for the sample before. See profile.c.
MothStatus moth_profile_one(MothState *MOTH_NONNULL state, int32_t function, size_t sample,
                            int32_t phase, MothCost *MOTH_NONNULL cost);

/// The chain of the last moth_evaluate_one, innermost transform first.
uint32_t moth_chain_length(const MothState *MOTH_NONNULL state);
MothNode moth_chain_node(const MothState *MOTH_NONNULL state, uint32_t index);
double moth_chain_value(const MothState *MOTH_NONNULL state, uint32_t first_value, uint32_t index);

/// The signature of a node's shader, "name(1,2)" with the widths of its arguments; "" for 0.
const char *MOTH_NONNULL moth_shader_signature(const MothState *MOTH_NONNULL state,
                                               uint16_t shader);

/// Instructions counted in the last counted call, in steps of MOTH_INSTRUCTION_STEP.
uint64_t moth_counted_instructions(const MothState *MOTH_NONNULL state);
#define MOTH_INSTRUCTION_STEP 100

/// Makes the chain of the last moth_evaluate_one the shape that batches must keep.
void moth_keep_shape(MothState *MOTH_NONNULL state);

/// How a batch ended.
typedef struct MothBatch {
  size_t evaluated;      // samples done, the failing one not counted
  bool shape_changed;    // the sample at first + evaluated has another shape
} MothBatch;

/// Calls an effect's function for `count` samples from `first` and writes argument a of sample k
/// to columns[a * stride + k]. Stops at the first sample that fails or changes shape. With
/// `counted`, the instructions of each call are counted and limited; else a batch may be late.
MothStatus moth_evaluate_batch(MothState *MOTH_NONNULL state, int32_t function, size_t first,
                               size_t count, bool counted, double *MOTH_NONNULL columns,
                               ptrdiff_t stride, MothBatch *MOTH_NONNULL batch);

// MARK: - Scroll state

/// What onScrollGeometryChange's transform reads, over the samples: contentOffset x and y,
/// contentSize width and height, contentInsets top, leading, bottom and trailing, containerSize
/// width and height, visibleRect's origin x and y, width and height.
#define MOTH_SCROLL_COLUMNS 14
typedef struct MothScroll {
  MothColumn columns[MOTH_SCROLL_COLUMNS];
} MothScroll;

/// A scroll view's geometry and a state's first values.
typedef struct MothStateBinding {
  MothScroll scroll;
  const MothField *MOTH_NULLABLE fields;
  uint32_t field_count;
} MothStateBinding;

/// Sets what moth_run_state works on. The columns must stay valid until the next binding.
MothStatus moth_bind_state(MothState *MOTH_NONNULL state,
                           const MothStateBinding *MOTH_NONNULL binding);

/// What one sample did to the state.
typedef struct MothStateStep {
  bool fired;         // the action ran
  uint32_t writes;    // fields that it assigned
  uint32_t changes;   // fields that got another value
} MothStateStep;

/// What `of` returned.
typedef enum MothSeenKind {
  MOTH_SEEN_BOOLEAN,
  MOTH_SEEN_NUMBER,
  MOTH_SEEN_TEXT,
  MOTH_SEEN_GEOMETRY,
} MothSeenKind;

/// A value that `of` returned; `number` is 1 or 0 for a boolean, and 0 if the kind says all.
typedef struct MothSeen {
  MothSeenKind kind;
  double number;
} MothSeen;

/// The numbers of a size: width, height, minWidth, minHeight, maxWidth and maxHeight.
#define MOTH_SIZE_FIELDS 6

/// A run of the state machine over samples. Runs go on from one another; one from sample 0 begins,
/// unless the sample is run `again`, as where its geometry has changed within the frame.
typedef struct MothStateRun {
  int32_t of, action, effect;   // effect is -1 if there is none
  size_t first, count;
  bool again;
  bool records_lines;
  const MothField *MOTH_NULLABLE fields;
  uint32_t field_count;
  double *MOTH_NULLABLE values;           // field f of sample k at f * stride + k
  MothStateStep *MOTH_NULLABLE steps;     // by sample
  MothSeen *MOTH_NULLABLE seen;           // of sample k at k + 1, of the geometry of zeros at 0
  bool calls_always;                      // the action runs whether or not the value differs
  double *MOTH_NULLABLE columns;          // the chains, as in moth_evaluate_batch; may be NULL
  ptrdiff_t stride;
  const int32_t *MOTH_NULLABLE layouts;   // functions that give views a size from the state
  uint32_t layout_count;
  double *MOTH_NULLABLE sizes;            // what they returned in the last sample; NaN for nothing
  MothCost *MOTH_NULLABLE costs;          // of `of`, `action` and `effect`; NULL if not asked for
} MothStateRun;

MothStatus moth_run_state(MothState *MOTH_NONNULL state, const MothStateRun *MOTH_NONNULL run,
                          MothBatch *MOTH_NONNULL batch);

// MARK: - Checks

/// A check of an effect, with what it can read beside the parameters.
typedef struct MothCheck {
  const char *MOTH_NONNULL prelude;  // compiled, which is run before the first check of a state
  size_t prelude_length;
  int32_t function;
  const char *MOTH_NONNULL const *MOTH_NULLABLE labels;  // of the columns, in the host's order
  uint32_t label_count;
  const MothField *MOTH_NULLABLE facts;                  // what stays the same through the unit
  uint32_t fact_count;
} MothCheck;

/// Runs a check, its instructions counted and limited as in running a chunk, and exports what it
/// states.
MothStatus moth_run_check(MothState *MOTH_NONNULL state, const MothCheck *MOTH_NONNULL check);

// MARK: - Sessions

/// A host's object and its fields, in the order in which they are shown.
typedef struct MothShownObject {
  const char *MOTH_NONNULL name;
  const char *MOTH_NONNULL const *MOTH_NONNULL fields;
  uint32_t field_count;
} MothShownObject;

/// A line of a session, and how much of its values is shown.
typedef struct MothLine {
  const char *MOTH_NONNULL source, *MOTH_NONNULL path;
  size_t length;
  size_t sample;  // of what is bound
  int32_t phase;  // -1, 0 or 1
  // Of tables in tables, of one table (at most MOTH_SHOWN_ENTRIES), of the line, of one text.
  uint32_t depth, entries, tables, bytes;
  const MothShownObject *MOTH_NONNULL objects;
  uint32_t object_count;
} MothLine;
#define MOTH_SHOWN_ENTRIES 64

/// Runs a line in the environment that all lines of the state share, as an expression if it is one,
/// and exports what is to be shown of its values; see ShownValue for the format.
MothStatus moth_run_line(MothState *MOTH_NONNULL state, const MothLine *MOTH_NONNULL line);

// MARK: - Faults

MothFaultKind moth_fault_kind(const MothState *MOTH_NONNULL state);
const char *MOTH_NONNULL moth_fault_name(const MothState *MOTH_NONNULL state);
const char *MOTH_NONNULL moth_fault_detail(const MothState *MOTH_NONNULL state);
const char *MOTH_NONNULL moth_fault_path(const MothState *MOTH_NONNULL state);
int32_t moth_fault_line(const MothState *MOTH_NONNULL state);
int32_t moth_fault_argument(const MothState *MOTH_NONNULL state);

/// The version of the Lua library in use, such as "Lua 5.4.4".
const char *MOTH_NONNULL moth_lua_release(void);

/// Starts a thread with a stack of this size that runs `body` with `context` and ends. Returns 0,
/// or the system's error, as where the user may have no more threads; `body` is not called then.
int moth_start_thread(size_t stack_bytes, void (*MOTH_NONNULL body)(void *MOTH_NONNULL),
                      void *MOTH_NONNULL context);

#endif
