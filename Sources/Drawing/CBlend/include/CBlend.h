#pragma once

// The loop that glyphs, icons, corners and shadows go through, in C so that it can be built for several processors.

#include <stddef.h>
#include <stdint.h>

/// Blends an opaque colour over a block of pixels (0xAARRGGBB, premultiplied), through a byte of coverage for each.
///
/// Each channel becomes old × (255 − coverage) + colour × coverage, divided by 255 and rounded to the nearest. Rows are
/// `stride` pixels and `mask_stride` bytes apart. Nothing outside the block is read or written.
void cblend_through_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
  uint32_t color);
