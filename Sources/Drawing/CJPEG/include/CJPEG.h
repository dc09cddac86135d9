#pragma once

// libjpeg reports errors through functions that must not return, and setjmp is no call for Swift: this target holds the
// calls and nothing else. No type of libjpeg is visible here.

#include <stddef.h>
#include <stdint.h>

/// How a picture was decoded.
typedef enum {
  cjpeg_ok = 0,
  /// The data break the format's rules.
  cjpeg_corrupt = 1,
  /// The data end before the picture is complete.
  cjpeg_cut_short = 2,
  /// The picture has more scans than was allowed, or another size than was promised.
  cjpeg_refused = 3,
  /// There is no memory.
  cjpeg_no_memory = 4,
} cjpeg_result;

/// Decodes a picture of `width` × `height` pixels, of grey or three colours, into bytes: blue, green, red, 255.
///
/// The same pixels with any processor: the whole-number DCT, whose forms for single processors give the bits of the plain
/// one, and chroma enlarged in triangles, which is done in whole numbers too. `message` gets libjpeg's words where the
/// result is not `cjpeg_ok`.
cjpeg_result cjpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t scans, uint8_t *pixels, char *message,
  size_t message_size);
