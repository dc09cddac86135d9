#define _GNU_SOURCE
#include "CWallClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// The names of libdispatch, whose headers need a compiler with blocks. A moment counts nanoseconds: of the time that the machine
// runs, or, below zero, of the wall clock.
typedef uint64_t moment;
static const moment now_running = 0, now_wall = ~1ull, never = ~0ull;

static atomic_bool stopped;

void delays_stop(void) { atomic_store(&stopped, true); }

void delays_go_on(void) { atomic_store(&stopped, false); }

bool delay_is_over(moment when) {
  moment (*read)(moment, int64_t) = (moment(*)(moment, int64_t))dlsym(RTLD_NEXT, "dispatch_time");
  if (when == never || !read) return false;
  bool is_wall = (int64_t)when < 0;
  moment now = read(is_wall ? now_wall : now_running, 0);
  return is_wall ? (int64_t)when >= (int64_t)now : when <= now;
}

// Weak, so that libdispatch's own functions are no second ones in a program that is linked with it statically.
__attribute__((weak)) void dispatch_after(moment when, void *queue, void *block) {
  void (*defer)(moment, void *, void *) = (void (*)(moment, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  if (defer && (!atomic_load(&stopped) || delay_is_over(when))) defer(when, queue, block);
}

__attribute__((weak)) void dispatch_after_f(moment when, void *queue, void *context, void (*work)(void *)) {
  void (*defer)(moment, void *, void *, void (*)(void *)) =
      (void (*)(moment, void *, void *, void (*)(void *)))dlsym(RTLD_NEXT, "dispatch_after_f");
  if (defer && (!atomic_load(&stopped) || delay_is_over(when))) defer(when, queue, context, work);
}
