#pragma once
#include <linebreak.h>

/// The version of the line breaker that is loaded, such as 0x0202; later releases count the whole library.
static inline int loaded_linebreak_version(void) {
#ifdef UNIBREAK_VERSION
  return unibreak_version;
#else
  return linebreak_version;
#endif
}
