#pragma once

// The loops of blurs, in C so that they can be built for several processors, and are quick in builds for debugging too.

#include <stddef.h>
#include <stdint.h>

/// Eight lines that are blurred together: values of 8 bits, times 256. Swift aligns vectors to 16 bytes at most.
typedef int32_t cblur_lanes __attribute__((vector_size(32), aligned(16)));

/// The average of a pixel, of `before` pixels to its left and of `after` to its right.
typedef struct {
  size_t before, after;
} cblur_box;

/// A blur along one direction: box averages, one after the other, or weights, or neither, which changes nothing.
typedef struct {
  const cblur_box *boxes;
  size_t box_count;
  /// 2 × `radius` + 1 weights of the pixels around one, whose sum is 32,768; null where there are none.
  const int32_t *weights;
  size_t radius;
} cblur_kernel;

/// Blurs eight lines of `count` values; what lies beyond their ends counts as 0.
///
/// `spare` is scratch space as large. Where the result lies is returned: one of both.
cblur_lanes *cblur_lines(const cblur_kernel *kernel, cblur_lanes *lines, cblur_lanes *spare, size_t count);

/// How many bytes of scratch space the blur of a picture needs, aligned as `cblur_lanes` are.
size_t cblur_scratch_size(size_t width, size_t height);

/// Blurs bytes of coverage in both directions; rows are `stride` bytes apart, and nothing but the picture is written.
void cblur_mask(
  uint8_t *bytes, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch);

/// Blurs the four channels of premultiplied pixels in both directions; rows are `stride` pixels apart.
void cblur_pixels(
  uint32_t *pixels, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch);

/// Makes each pixel of a row the rounded average of a square of `shrink` × `shrink` pixels, 1, 2 or 4, of a picture.
///
/// The first square begins at `min_x` and `min_y`; beyond the picture's edges its last pixels go on.
void cblur_shrink_row(
  uint32_t *row, size_t count, const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, ptrdiff_t min_x,
  ptrdiff_t min_y, ptrdiff_t shrink);

/// Fills a row from two rows of such averages, `width` each, between the middles of whose squares colours run evenly.
///
/// `lower` counts `weight` times, and `upper` the rest of 2 × `shrink`. The row begins `min_x` pixels after the averages.
void cblur_stretch_row(
  uint32_t *row, size_t count, const uint32_t *upper, const uint32_t *lower, ptrdiff_t width, uint64_t weight,
  ptrdiff_t min_x, ptrdiff_t shrink);
