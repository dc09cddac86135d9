#pragma once

// The machine's wall clock as everything in the program reads it, authors' code and Foundation included.
//
// This is C because it stands in place of the C library's functions: the program's own definitions come before those.

/// Sets the wall clock of this process off by some seconds. Clocks that only measure spans of time stay as they are.
void wall_clock_set_off(long seconds);
