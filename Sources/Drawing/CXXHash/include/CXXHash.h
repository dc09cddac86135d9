#pragma once

// xxHash is a header that compiles to the instructions it is told of; this target holds it twice on x86-64, for any
// processor and for those with AVX2, and picks one when it is called. All give the same hashes.

#include <stddef.h>
#include <stdint.h>

/// A hash of 128 bits (XXH3).
typedef struct {
  uint64_t low;
  uint64_t high;
} cxxhash_128;

/// The hash of bytes.
cxxhash_128 cxxhash_bytes(const void *bytes, size_t count);

/// The hash of a number, as eight little-endian bytes, and the bytes behind it.
cxxhash_128 cxxhash_headed(uint64_t head, const void *bytes, size_t count);

/// The hash of bytes that come in pieces; NULL where there is no memory. `cxxhash_end` frees it.
typedef struct cxxhash_pieces cxxhash_pieces;
cxxhash_pieces *cxxhash_begin(void);
void cxxhash_add(cxxhash_pieces *pieces, const void *bytes, size_t count);
cxxhash_128 cxxhash_end(cxxhash_pieces *pieces);
