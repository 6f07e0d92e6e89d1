// Threads with a stack of a given size, whose making may fail.

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "CMothLua.h"

typedef struct {
  void (*body)(void *);
  void *context;
} Start;

static void *run(void *argument) {
  Start start = *(Start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int moth_start_thread(size_t stack_bytes, void (*body)(void *), void *context) {
  Start *start = malloc(sizeof *start);
  if (start == NULL) return -1;
  start->body = body;
  start->context = context;
  pthread_attr_t attributes;
  int problem = pthread_attr_init(&attributes);
  if (problem == 0) {
    problem = pthread_attr_setstacksize(&attributes, stack_bytes);
    if (problem == 0) {
      problem = pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    }
    pthread_t thread;
    if (problem == 0) problem = pthread_create(&thread, &attributes, run, start);
    pthread_attr_destroy(&attributes);
  }
  if (problem != 0) free(start);
  return problem;
}
