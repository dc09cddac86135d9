#pragma once

// The loops that glyphs, icons, corners and shadows go through, and those of gradients, in C so that they can be built for
// several processors.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Blends an opaque colour over a block of pixels (0xAARRGGBB, premultiplied), through a byte of coverage for each.
///
/// Each channel becomes old × (255 − coverage) + colour × coverage, divided by 255 and rounded to the nearest. Rows are
/// `stride` pixels and `mask_stride` bytes apart. Nothing outside the block is read or written.
void cblend_through_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
  uint32_t color);

/// The colours of a gradient from one position on, until the next part begins.
typedef struct {
  /// Where the part begins; the first is used before it too.
  double begin;
  /// The colour there: blue, green and red, 0…1, not multiplied by alpha; alpha, 0…255.
  float color[4];
  /// How much each of them grows to a position further by 1.
  float slope[4];
} cblend_gradient_part;

/// A gradient on a canvas. The middle of the pixel in column x and row y has the coordinates
/// u = u_x·x + u_y·y + u_0 and v = v_x·x + v_y·y + v_0.
typedef struct {
  /// The parts, ascending, at least one; the colours of the first and the last do not grow.
  const cblend_gradient_part *parts;
  size_t count;
  double u_x, u_y, u_0;
  double v_x, v_y, v_0;
  /// Whether the position is that of a circle, (√(u² + v²) − inner) / length, and not u / length.
  bool is_radial;
  double inner, length;
  /// Whether the position t is that of the circle through the point that is about t·way and has the radius inner + t·growth;
  /// `square` is way² − growth², below 0. On a cone neither circle is in the other, or the last is in the first: some points
  /// are on no circle, and have no colour.
  bool is_focal, is_cone;
  double growth, way_x, way_y, square;
  /// Whether the position is the angle of (u, v), clockwise from the right in turns, less `begin`, 0…1. Where colours
  /// jump at one of `jumps`, a pixel's colour is the mean of sixteen; `pixel` is its length in u and v.
  bool is_angular;
  double begin, pixel;
  const double *jumps;
  size_t jump_count;
} cblend_gradient;

/// Blends a gradient over a block of pixels, from column `x` and row `y` of the canvas on, through a byte of coverage for
/// each; without a mask every pixel is covered.
///
/// A pixel's colour is that in its middle, multiplied by its alpha and rounded to bytes; then it is multiplied by the
/// coverage, and what is behind it by the rest of its alpha, each rounded to the nearest. No sum depends on the processor or
/// the compiler: products are rounded before they are added.
void cblend_gradient_through_mask(
  const cblend_gradient *gradient, uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t x,
  size_t y, size_t width, size_t height);

/// Fills a picture with what is seen of another with perspective; both 0xAARRGGBB, premultiplied, without padding.
///
/// `map` leads from points of the target to points of the source, row by row: x' = (m[0]·x + m[3]·y + m[6]) / n, y' likewise
/// from m[1], and the nearness n = m[2]·x + m[5]·y + m[8]. A pixel is the mean of sixteen points; those beyond the source
/// are transparent, as are those of no nearness and of more than `farthest`.
void cblend_project(
  const uint32_t *source, size_t width, size_t height, uint32_t *target, size_t target_width, size_t target_height,
  const double map[9], double farthest);
