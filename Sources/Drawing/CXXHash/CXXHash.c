#include "CXXHash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#define CXXHASH_NAME(name) cxxhash_any_##name
#include "functions.h"

#if defined(__x86_64__)
cxxhash_128 cxxhash_avx2_bytes(const void *bytes, size_t count);
cxxhash_128 cxxhash_avx2_headed(uint64_t head, const void *bytes, size_t count);
#define CXXHASH_PICK(name) (__builtin_cpu_supports("avx2") ? cxxhash_avx2_##name : cxxhash_any_##name)
#else
#define CXXHASH_PICK(name) cxxhash_any_##name
#endif

cxxhash_128 cxxhash_bytes(const void *bytes, size_t count) { return CXXHASH_PICK(bytes)(bytes, count); }

cxxhash_pieces *cxxhash_begin(void) {
  XXH3_state_t *state = XXH3_createState();
  if (state) XXH3_128bits_reset(state);
  return (cxxhash_pieces *)state;
}

void cxxhash_add(cxxhash_pieces *pieces, const void *bytes, size_t count) {
  XXH3_128bits_update((XXH3_state_t *)pieces, bytes, count);
}

cxxhash_128 cxxhash_end(cxxhash_pieces *pieces) {
  XXH3_state_t *state = (XXH3_state_t *)pieces;
  cxxhash_128 hash = cxxhash_any_result(XXH3_128bits_digest(state));
  XXH3_freeState(state);
  return hash;
}

cxxhash_128 cxxhash_headed(uint64_t head, const void *bytes, size_t count) {
  return CXXHASH_PICK(headed)(head, bytes, count);
}
