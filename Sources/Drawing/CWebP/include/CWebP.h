#pragma once

// libwebp's decoder is configured through a struct that holds unions, which Swift reads badly, and its header changes with
// its version: this target holds one call and nothing else. No type of libwebp is visible here.

#include <stddef.h>
#include <stdint.h>

/// How a picture was decoded.
typedef enum {
  cwebp_ok = 0,
  /// The data break the format's rules.
  cwebp_corrupt = 1,
  /// The data end before the picture is complete.
  cwebp_cut_short = 2,
  /// The picture has a different size than was promised, or is animated.
  cwebp_refused = 3,
  /// There is no memory.
  cwebp_no_memory = 4,
} cwebp_result;

/// Decodes a still picture of `width` × `height` pixels, lossy or lossless, into bytes: blue, green, red, alpha, which is
/// straight.
///
/// The same pixels with any processor and any number of threads: nothing is dithered, one thread decodes, and the code
/// that libwebp has for single processors works in whole numbers as its plain C does.
cwebp_result cwebp_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels);
