#pragma once
#include <fribidi.h>

/// What the loaded library says of itself: name and version on the first line.
static inline const char *loaded_fribidi_version(void) { return fribidi_version_info; }
