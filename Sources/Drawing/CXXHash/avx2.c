// The hash for processors with AVX2; CXXHash.c calls it only there.

#if defined(__x86_64__)

#include "CXXHash.h"

#include <immintrin.h>
#include <stdlib.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define XXH_INLINE_ALL
#define XXH_VECTOR XXH_AVX2
#include <xxhash.h>

#define CXXHASH_NAME(name) cxxhash_avx2_##name
#include "functions.h"

#pragma clang attribute pop

#endif
