#define _GNU_SOURCE
#include "CWallClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

static atomic_long offset;

void wall_clock_set_off(long seconds) { atomic_store(&offset, seconds); }

typedef int read_clock(clockid_t, struct timespec *);

// The C library's own function, which needs no call into the kernel.
static read_clock *system_clock(void) {
  static _Atomic(read_clock *) found;
  read_clock *known = atomic_load(&found);
  if (!known) atomic_store(&found, known = (read_clock *)dlsym(RTLD_NEXT, "clock_gettime"));
  return known;
}

static int is_wall(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = system_clock()(clock, now);
  if (result == 0 && is_wall(clock)) now->tv_sec += atomic_load(&offset);
  return result;
}

int timespec_get(struct timespec *now, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, now) == 0 ? base : 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec precise;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  if (result == 0 && now) *now = (struct timeval){.tv_sec = precise.tv_sec, .tv_usec = precise.tv_nsec / 1000};
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME_COARSE, &now) != 0) return (time_t)-1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
