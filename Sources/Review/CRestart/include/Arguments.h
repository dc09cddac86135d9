#pragma once

// The arguments that the kernel gave to the process. Swift's runtime reads them from /proc, and gives none, or ends the
// process, where that is not mounted.

/// How many there are, with the program's name.
int arguments_count(void);

/// One of them; it lives as long as the process.
const char *_Nonnull arguments_at(int index);
