// Valgrind writes to the mask that a program gives to sigsuspend. The one of libdispatch, whose main thread waits so while
// tasks run, is constant, so valgrind would end by a signal itself.
#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  sigset_t own = *mask;
  // The kernel's masks have 8 bytes, those of the C library more.
  return (int)syscall(SYS_rt_sigsuspend, &own, 8);
}
