// Limits: the allocator, the instruction counter and the watchdog.
//
// On the hot path nothing is counted. A watchdog thread looks at each state's deadline and signals
// the thread that runs it; the handler sets Lua's hook, which is the documented use of
// lua_sethook from a signal, and the hook raises. The host then repeats that one sample with the
// instructions counted, so that the verdict and its line do not depend on the machine's speed.

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

void *moth_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  MothState *S = context;
  if (block == NULL) old_size = 0;  // then Lua passes the kind of object
  if (new_size == 0) {
    free(block);
    S->memory -= old_size;
    return NULL;
  }
  if (new_size > old_size && !S->memory_unlimited &&
      (S->memory > S->limits.memory_bytes ||
       new_size - old_size > S->limits.memory_bytes - S->memory)) {
    return NULL;
  }
  void *result = realloc(block, new_size);
  if (result == NULL) return NULL;
  S->memory += new_size - old_size;
  if (new_size > old_size) S->allocated += new_size - old_size;
  if (S->memory > S->memory_peak) S->memory_peak = S->memory;
  return result;
}

// MARK: - Hooks

static int stop(lua_State *L, MothFaultKind kind) {
  MothState *S = moth_of(L);
  if (S->stop == MOTH_FAULT_NONE) {
    moth_fault_clear(S);
    S->fault.kind = kind;
    lua_Debug info;
    int line = moth_script_line(L, &info);
    if (line > 0) moth_fault_place(&S->fault, &info, line);
    S->stop = kind;
  }
  lua_sethook(L, lua_gethook(L), LUA_MASKCOUNT, 1);  // sticky: no pcall outruns it
  lua_pushlightuserdata(L, &S->fault);
  return lua_error(L);
}

static void signal_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  stop(L, atomic_load(&moth_of(L)->interrupted) ? MOTH_FAULT_INTERRUPTED : MOTH_FAULT_TIME);
}

static void count_hook(lua_State *L, lua_Debug *event) {
  MothState *S = moth_of(L);
  if (event->event == LUA_HOOKLINE) {
    lua_getinfo(L, "S", event);
    if (strcmp(event->source, MOTH_PRELUDE) == 0) return;
    // Kept for a memory error, which Lua raises without calling the message handler, and for what
    // is wrong with a returned value.
    moth_fault_place(&S->fault, event, event->currentline);
    return;
  }
  if (S->stop != MOTH_FAULT_NONE) stop(L, S->stop);
  S->counted += MOTH_INSTRUCTION_STEP;
  if (S->counted > S->countable) stop(L, MOTH_FAULT_INSTRUCTIONS);
}

// Every instruction by itself, for a figure that is exact.
static void exact_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  MothState *S = moth_of(L);
  if (S->stop != MOTH_FAULT_NONE) stop(L, S->stop);
  if (++S->counted > S->countable) stop(L, MOTH_FAULT_INSTRUCTIONS);
}

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void set_deadline(MothState *S, uint32_t milliseconds) {
  if (milliseconds == 0) return;
  uint64_t nanoseconds = (uint64_t)milliseconds * 1000000u;
  S->processor_deadline = now(CLOCK_THREAD_CPUTIME_ID) + nanoseconds;
  atomic_store(&S->deadline, now(CLOCK_MONOTONIC) + nanoseconds);
}

// Starts the count of one call again. Setting the hook also resets Lua's own counter, so that the
// figure is the same wherever the call stands in a batch.
void moth_count_again(MothState *S) {
  S->counted = 0;
  set_deadline(S, S->limits.call_milliseconds);
  lua_sethook(S->lua, count_hook, LUA_MASKCOUNT | LUA_MASKLINE, MOTH_INSTRUCTION_STEP);
}

// Starts the count of one call, each instruction by itself.
void moth_count_each(MothState *S) {
  S->counted = 0;
  set_deadline(S, S->limits.call_milliseconds);
  lua_sethook(S->lua, exact_hook, LUA_MASKCOUNT, 1);
}

uint64_t moth_counted_instructions(const MothState *S) { return S->counted; }

// MARK: - Watchdog

static pthread_mutex_t watch_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t watch_wanted = PTHREAD_COND_INITIALIZER;
static pthread_once_t watch_once = PTHREAD_ONCE_INIT;
static MothState *watched;
static bool is_watching;
static _Thread_local MothState *volatile current;

// Runs on the worker's own thread, so a run that has just ended is never hit. What counts is the
// thread's own processor time: a busy machine does not stop a script.
static void on_signal(int number) {
  (void)number;
  int saved = errno;
  MothState *S = current;
  if (S != NULL && S->running) {
    bool is_late = atomic_load(&S->deadline) != 0 &&
                   now(CLOCK_THREAD_CPUTIME_ID) >= S->processor_deadline;
    if (is_late || atomic_load(&S->interrupted)) {
      lua_sethook(S->lua, signal_hook, LUA_MASKCOUNT, 1);
    }
  }
  errno = saved;
}

// Only calls that POSIX lets a signal handler make.
void moth_interrupt(MothState *S) {
  if (!S->running) return;
  atomic_store(&S->interrupted, true);
  pthread_kill(S->thread, SIGUSR2);
}

static void *watch(void *unused) {
  (void)unused;
  pthread_mutex_lock(&watch_mutex);
  for (;;) {
    while (watched == NULL) pthread_cond_wait(&watch_wanted, &watch_mutex);
    uint64_t time = now(CLOCK_MONOTONIC);
    for (MothState *S = watched; S != NULL; S = S->next) {
      uint64_t deadline = atomic_load(&S->deadline);
      if (deadline != 0 && time >= deadline) pthread_kill(S->thread, SIGUSR2);
    }
    pthread_mutex_unlock(&watch_mutex);
    struct timespec pause = {0, 10000000};
    nanosleep(&pause, NULL);
    pthread_mutex_lock(&watch_mutex);
  }
  return NULL;
}

static void start_watchdog(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGUSR2, &action, NULL);
  pthread_t thread;
  is_watching = pthread_create(&thread, NULL, watch, NULL) == 0;
  if (is_watching) pthread_detach(thread);
}

// False where the system gives no thread for the watchdog: a script could run without end.
bool moth_watch(MothState *S) {
  pthread_once(&watch_once, start_watchdog);
  if (!is_watching) return false;
  pthread_mutex_lock(&watch_mutex);
  S->next = watched;
  watched = S;
  pthread_cond_signal(&watch_wanted);
  pthread_mutex_unlock(&watch_mutex);
  return true;
}

void moth_unwatch(MothState *S) {
  pthread_mutex_lock(&watch_mutex);
  for (MothState **at = &watched; *at != NULL; at = &(*at)->next) {
    if (*at == S) {
      *at = S->next;
      break;
    }
  }
  pthread_mutex_unlock(&watch_mutex);
}

// Lua raises a memory error without calling the message handler; the line hook has kept the place.
void moth_stop_for_memory(MothState *S) {
  if (S->stop != MOTH_FAULT_NONE) return;
  S->stop = MOTH_FAULT_MEMORY;
  S->fault.kind = MOTH_FAULT_MEMORY;
  S->fault.argument = 0;
  S->fault.name[0] = S->fault.detail[0] = 0;
}

// MARK: - Protected calls

// Lets the watchdog's signal reach this thread: threads that libdispatch starts, and those started
// from them, block it.
static void admit_signal(void) {
  static _Thread_local bool is_admitted;
  if (is_admitted) return;
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  is_admitted = true;
}

// Lua formats, reads, compares and capitalises by the thread's locale. Scripts run in C's, whatever
// the program around has chosen.
static locale_t c_locale;
static pthread_once_t c_locale_once = PTHREAD_ONCE_INIT;
static void make_c_locale(void) { c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0); }

static void run_begin(MothState *S, uint32_t milliseconds, bool counted) {
  admit_signal();
  pthread_once(&c_locale_once, make_c_locale);
  S->outer_locale = uselocale(c_locale);
  atomic_store(&S->interrupted, false);
  moth_fault_clear(S);
  S->countable = S->limits.instructions_per_call;
  S->memory_unlimited = false;
  S->thread = pthread_self();
  current = S;
  moth_random_begin(S);
  S->running = 1;
  if (counted) {
    moth_count_again(S);
  } else {
    set_deadline(S, milliseconds);
  }
}

static void run_end(MothState *S) {
  atomic_store(&S->deadline, 0);
  S->running = 0;
  current = NULL;  // the state may be gone when a late signal arrives
  // The watchdog may have read the deadline before; it signals under this lock, and so not a thread
  // that has ended meanwhile.
  pthread_mutex_lock(&watch_mutex);
  pthread_mutex_unlock(&watch_mutex);
  lua_sethook(S->lua, NULL, 0, 0);
  S->memory_unlimited = true;
  uselocale(S->outer_locale);
}

// Calls `body` with `argument` as a light userdata, under the limits.
MothStatus moth_protected(MothState *S, lua_CFunction body, void *argument, uint32_t milliseconds,
                          bool counted) {
  lua_State *L = S->lua;
  if (S->stop != MOTH_FAULT_NONE) return MOTH_STOPPED;
  lua_settop(L, 0);
  lua_pushcfunction(L, moth_handler);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  run_begin(S, milliseconds, counted);
  int status = lua_pcall(L, 1, 0, 1);
  run_end(S);
  lua_settop(L, 0);
  if (status == LUA_OK) return MOTH_OK;
  if (status == LUA_ERRMEM) moth_stop_for_memory(S);
  if (S->stop != MOTH_FAULT_NONE) return MOTH_STOPPED;
  if (S->fault.kind == MOTH_FAULT_NONE) S->fault.kind = MOTH_FAULT_ERROR;
  return MOTH_FAULT;
}

// After a stop the stack is unwound and nothing is half done in C; what the script was about to do
// is missing. That suits a person who sees what was stopped, and not an effect, whose later results
// would depend on where it was stopped.
bool moth_resume(MothState *S) {
  lua_gc(S->lua, LUA_GCRESTART);  // a measured call had stopped it
  if (S->stop == MOTH_FAULT_MEMORY) lua_gc(S->lua, LUA_GCCOLLECT);
  if (S->memory >= S->limits.memory_bytes) return false;
  S->stop = MOTH_FAULT_NONE;
  return true;
}
