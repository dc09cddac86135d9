#pragma once

#include <stdbool.h>
#include <stdint.h>

// The machine's wall clock as everything in the program reads it, authors' code and Foundation included, and the work that
// queues are to do after a while.
//
// This is C because it stands in place of the functions of the C library and of libdispatch: the program's own definitions come
// before those.

/// Sets the wall clock of this process off by some seconds. Clocks that only measure spans of time stay as they are.
void wall_clock_set_off(long seconds);

/// From now on no queue does work after a while: it would be done at a different moment in every run, maybe for another preview.
/// Work whose moment has come when it is put off is done.
void delays_stop(void);

/// From now on queues do work after a while again, as far as it is put off from now on.
void delays_go_on(void);

/// Whether the moment has come that work is put off to, in libdispatch's count.
bool delay_is_over(uint64_t when);
