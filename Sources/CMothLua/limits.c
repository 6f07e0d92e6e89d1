// Limits: the allocator, the instruction counter and the watchdog.
//
// On the hot path nothing is counted. A watchdog thread looks at each state's deadline and signals
// the thread that runs it; the handler sets Lua's hook, which is the documented use of
// lua_sethook from a signal, and the hook raises. The host then repeats the samples with the
// instructions counted, so that the verdict and its line do not depend on the machine's speed.
//
// What is counted is work: see work.c. Where it is counted, time gives a verdict only if in a whole
// period less than a third of the work was done that the script may do. A script that ends by the
// count is so 15 times too fast on the machine that this was measured on, and one that time stops
// is stopped after two periods at most, and after three where it always stays just ahead.

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

void *moth_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  MothState *S = context;
  bool is_text = block == NULL && old_size == LUA_TSTRING;
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
  if (is_text && new_size >= MOTH_LONG_TEXT) moth_charge_text(S, new_size);
  return result;
}

// MARK: - Hooks

int moth_stop(lua_State *L, MothFaultKind kind) {
  MothState *S = moth_of(L);
  if (S->stop == MOTH_FAULT_NONE) {
    moth_fault_clear(S);
    S->fault.kind = kind;
    lua_Debug info;
    int line = moth_script_line(L, &info);
    if (line > 0) moth_fault_location(&S->fault, &info, line);
    S->stop = kind;
  }
  lua_sethook(L, lua_gethook(L), LUA_MASKCOUNT, 1);  // sticky: no pcall outruns it
  lua_pushlightuserdata(L, &S->fault);
  return lua_error(L);
}

static void signal_hook(lua_State *L, lua_Debug *event) {
  (void)event;
  moth_stop(L, atomic_load(&moth_of(L)->interrupted) ? MOTH_FAULT_INTERRUPTED : MOTH_FAULT_TIME);
}

void moth_honor_signal(lua_State *L) {
  if (lua_gethook(L) == signal_hook) signal_hook(L, NULL);
}

// MARK: - Time

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#define NANOSECONDS_PER_MILLISECOND 1000000u

static uint64_t processor_time(const MothState *S) {
  return S->limits.moves_clock ? S->moved_clock : now(CLOCK_THREAD_CPUTIME_ID);
}

static void set_deadline(MothState *S, uint32_t milliseconds) {
  S->period = (uint64_t)milliseconds * NANOSECONDS_PER_MILLISECOND;
  if (milliseconds == 0) return;
  S->work_before = S->work;
  S->processor_deadline = processor_time(S) + S->period;
  atomic_store(&S->deadline, now(CLOCK_MONOTONIC) + S->period);
}

// Whether a period is over in which too little was done; one in which enough was is followed by
// another. Of a batch nothing is counted, and one period is all.
static bool is_late(MothState *S) {
  if (S->period == 0 || processor_time(S) < S->processor_deadline) return false;
  if (!S->is_counting || S->work - S->work_before < S->countable / MOTH_LEAST_SHARE) return true;
  S->work_before = S->work;
  S->processor_deadline = processor_time(S) + S->period;
  atomic_store(&S->deadline, now(CLOCK_MONOTONIC) + S->period);
  return false;
}

// The clock of tests goes on with what is counted, so that it is late at the same instruction on
// every machine.
void moth_move_clock(lua_State *L, MothState *S) {
  if (!S->limits.moves_clock) return;
  S->moved_clock += S->limits.milliseconds_per_step * (uint64_t)NANOSECONDS_PER_MILLISECOND;
  if (is_late(S)) moth_stop(L, MOTH_FAULT_TIME);
}

// MARK: - Watchdog

static pthread_mutex_t watch_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t watch_wanted = PTHREAD_COND_INITIALIZER;
static pthread_once_t watch_once = PTHREAD_ONCE_INIT;
static MothState *watched;
static bool is_watching;
static _Thread_local MothState *volatile current;

// Runs on the worker's own thread, so a run that has just ended is never hit. What counts is the
// thread's own processor time: a busy machine does not stop a script. The clock of tests has gone
// far whenever somebody looks at a batch.
static void on_signal(int number) {
  (void)number;
  int saved = errno;
  MothState *S = current;
  if (S != NULL && S->running) {
    bool is_test_of_batch = S->limits.moves_clock && !S->is_counting;
    if (is_test_of_batch) S->moved_clock += S->period;
    bool looks = !S->limits.moves_clock || is_test_of_batch;
    if ((looks && is_late(S)) || atomic_load(&S->interrupted)) {
      lua_sethook(S->lua, signal_hook, LUA_MASKCOUNT, 1);
    }
  }
  errno = saved;
}

// Under the lock that run_end takes, so that the thread is there as long as it is signalled.
void moth_interrupt(MothState *S) {
  pthread_mutex_lock(&watch_mutex);
  if (S->running) {
    atomic_store(&S->interrupted, true);
    pthread_kill(S->thread, SIGUSR2);
  }
  pthread_mutex_unlock(&watch_mutex);
}

static void *watch(void *unused) {
  (void)unused;
  pthread_mutex_lock(&watch_mutex);
  for (;;) {
    while (watched == NULL) pthread_cond_wait(&watch_wanted, &watch_mutex);
    uint64_t time = now(CLOCK_MONOTONIC);
    for (MothState *S = watched; S != NULL; S = S->next) {
      uint64_t deadline = atomic_load(&S->deadline);
      bool is_over = time >= deadline || S->limits.moves_clock;
      if (deadline != 0 && is_over) pthread_kill(S->thread, SIGUSR2);
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

// False if the system gives no thread for the watchdog: a script could run without end.
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

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MOTH_HOLDS_SIGNALS
#endif
#endif

#ifdef MOTH_HOLDS_SIGNALS
// The thread sanitizer holds a signal back until the thread calls a function that it knows, and Lua
// alone calls none.
static void let_signal_in(lua_State *L, lua_Debug *event) {
  (void)L;
  (void)event;
  pthread_mutex_lock(&watch_mutex);
  pthread_mutex_unlock(&watch_mutex);
}
#endif

static void run_begin(MothState *S, MothRunKind kind) {
  admit_signal();
  pthread_once(&c_locale_once, make_c_locale);
  S->outer_locale = uselocale(c_locale);
  atomic_store(&S->interrupted, false);
  moth_fault_clear(S);
  S->countable = S->limits.instructions_per_call;
  S->memory_unlimited = false;
  S->thread = pthread_self();
  S->work = 0;
  S->is_counting = kind == MOTH_RUN_COUNTED;
  current = S;
  moth_random_begin(S);
  S->running = true;
  switch (kind) {
    case MOTH_RUN_HOST: break;
    case MOTH_RUN_BATCH:
      set_deadline(S, S->limits.batch_milliseconds);
#ifdef MOTH_HOLDS_SIGNALS
      lua_sethook(S->lua, let_signal_in, LUA_MASKCOUNT, 1000);
#endif
      break;
    case MOTH_RUN_COUNTED:
      moth_count_again(S);
      set_deadline(S, S->limits.call_milliseconds);
      break;
  }
}

static void run_end(MothState *S) {
  atomic_store(&S->deadline, 0);
  S->running = false;
  S->is_counting = false;
  S->period = 0;
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
MothStatus moth_protected(MothState *S, lua_CFunction body, void *argument, MothRunKind kind) {
  lua_State *L = S->lua;
  if (S->stop != MOTH_FAULT_NONE) return MOTH_STOPPED;
  lua_settop(L, 0);
  lua_pushcfunction(L, moth_handler);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, argument);
  run_begin(S, kind);
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
  S->longest_text = 0;  // what was being made is gone
  return true;
}
