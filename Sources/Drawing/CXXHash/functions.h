// The two functions of CXXHash.h, named by CXXHASH_NAME; included by every file that builds them.

static cxxhash_128 CXXHASH_NAME(result)(XXH128_hash_t hash) {
  cxxhash_128 result = {hash.low64, hash.high64};
  return result;
}

cxxhash_128 CXXHASH_NAME(bytes)(const void *bytes, size_t count) {
  return CXXHASH_NAME(result)(XXH3_128bits(bytes, count));
}

cxxhash_128 CXXHASH_NAME(headed)(uint64_t head, const void *bytes, size_t count) {
  uint8_t little[8];
  for (int index = 0; index < 8; index++) little[index] = (uint8_t)(head >> 8 * index);
  XXH3_state_t state;
  XXH3_128bits_reset(&state);
  XXH3_128bits_update(&state, little, sizeof little);
  XXH3_128bits_update(&state, bytes, count);
  return CXXHASH_NAME(result)(XXH3_128bits_digest(&state));
}
