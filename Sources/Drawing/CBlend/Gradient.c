// Gradients, pixel by pixel. On x86-64 the loops are built twice, as those of CBlend.c are; both do the same sums.
// Multiplying and adding must not become one operation, which rounds otherwise.

#include "CBlend.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define CBLEND_INLINE static inline __attribute__((always_inline))

// Pixels that are worked on at a time; a multiple of eight.
#define CHUNK 64

typedef float floats4 __attribute__((vector_size(16)));
typedef int32_t ints4 __attribute__((vector_size(16)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t channels8 __attribute__((vector_size(32)));

// The greater solution t of |point − t·way| = inner + t·growth; in the first circle, where there may be none, less than 0.
CBLEND_INLINE double focal_position(const cblend_gradient *gradient, double u, double v) {
  const double half = u * gradient->way_x + v * gradient->way_y + gradient->inner * gradient->growth;
  const double rest = u * u + v * v - gradient->inner * gradient->inner;
  const double squared = half * half - gradient->square * rest;
  if (!(squared >= 0)) return -1;
  return (half - __builtin_sqrt(squared)) / gradient->square;
}

// The greater solution t of the same for which the circle has a radius, where neither circle is in the other; NaN for none.
CBLEND_INLINE double cone_position(const cblend_gradient *gradient, double u, double v) {
  const double half = u * gradient->way_x + v * gradient->way_y + gradient->inner * gradient->growth;
  const double rest = u * u + v * v - gradient->inner * gradient->inner;
  double first, second;
  if (gradient->square == 0) {
    first = second = rest / (2 * half);
  } else {
    const double squared = half * half - gradient->square * rest;
    if (!(squared >= 0)) return __builtin_nan("");
    const double root = __builtin_sqrt(squared);
    first = (half + root) / gradient->square;
    second = (half - root) / gradient->square;
  }
  const double greater = first > second ? first : second, lesser = first > second ? second : first;
  if (gradient->inner + greater * gradient->growth >= 0) return greater;
  return gradient->inner + lesser * gradient->growth >= 0 ? lesser : __builtin_nan("");
}

// The angle of a direction clockwise from the right, in turns, 0…1. Within 1e-8 of it, and the same on all processors
// (Abramowitz and Stegun, 4.4.49).
CBLEND_INLINE double angle(double u, double v) {
  const double across = u < 0 ? -u : u, down = v < 0 ? -v : v;
  const double longer = across > down ? across : down, shorter = across > down ? down : across;
  if (!(longer > 0)) return 0;
  const double t = shorter / longer, s = t * t;
  static const double factors[] = {0.0028662257, -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393,
                                   -0.1420889944, 0.1999355085, -0.3333314528};
  double sum = 0;
  for (size_t index = 0; index < sizeof factors / sizeof *factors; index++) sum = (sum + factors[index]) * s;
  double turns = t * (1 + sum) / 6.283185307179586;
  if (down > across) turns = 0.25 - turns;
  if (u < 0) turns = 0.5 - turns;
  return v < 0 ? 1 - turns : turns;
}

// The position of a point on an angular gradient.
CBLEND_INLINE double angular_position(const cblend_gradient *gradient, double u, double v) {
  const double position = angle(u, v) - gradient->begin;
  return position - __builtin_floor(position);
}

// Whether a jump of colours goes through a pixel.
CBLEND_INLINE bool is_mixed(const cblend_gradient *gradient, double u, double v, double position) {
  const double reach = 0.75 * gradient->pixel, radius = __builtin_sqrt(u * u + v * v);
  for (size_t index = 0; index < gradient->jump_count; index++) {
    double apart = position - gradient->jumps[index];
    apart = apart < 0 ? -apart : apart;
    if (apart > 0.5) apart = 1 - apart;
    if (apart * 6.283185307179586 * radius < reach) return true;
  }
  return false;
}

// The position of a pixel that has no colour.
#define NOWHERE -2.0

// The positions of pixels, cut a little outside 0…1, where all have one colour; NaN becomes the first, or none on a cone.
CBLEND_INLINE void find_positions(const cblend_gradient *gradient, size_t x, size_t y, size_t count, double *positions) {
  const double u_row = gradient->u_y * (double)y + gradient->u_0;
  const double v_row = gradient->v_y * (double)y + gradient->v_0;
  for (size_t index = 0; index < count; index++) {
    const double column = (double)(x + index);
    double position = gradient->u_x * column + u_row;
    if (gradient->is_radial) {
      const double v = gradient->v_x * column + v_row;
      position = __builtin_sqrt(position * position + v * v) - gradient->inner;
    }
    if (gradient->is_angular) position = angular_position(gradient, position, gradient->v_x * column + v_row);
    if (gradient->is_focal) {
      const double v = gradient->v_x * column + v_row;
      position = gradient->is_cone ? cone_position(gradient, position, v) : focal_position(gradient, position, v);
    }
    position /= gradient->length;
    const bool is_nowhere = gradient->is_cone && position != position;
    position = position > -1 ? position : -1;
    positions[index] = is_nowhere ? NOWHERE : position < 2 ? position : 2;
  }
}

CBLEND_INLINE void find_colors(
  const cblend_gradient *gradient, const double *positions, size_t count, uint32_t *colors) {
  double begin = 1, end = 0, origin = 0;
  floats4 color = {0}, slope = {0};
  for (size_t index = 0; index < count; index++) {
    const double position = positions[index];
    if (position == NOWHERE) {
      colors[index] = 0;
      continue;
    }
    if (!(position >= begin && position < end)) {
      size_t part = gradient->count - 1;
      while (part > 0 && position < gradient->parts[part].begin) part--;
      begin = part == 0 ? -INFINITY : gradient->parts[part].begin;
      end = part + 1 == gradient->count ? INFINITY : gradient->parts[part + 1].begin;
      origin = gradient->parts[part].begin;
      memcpy(&color, gradient->parts[part].color, sizeof color);
      memcpy(&slope, gradient->parts[part].slope, sizeof slope);
    }
    const floats4 straight = color + slope * (float)(position - origin);
    const floats4 factor = {straight[3], straight[3], straight[3], 1};
    const ints4 rounded = __builtin_convertvector(straight * factor + 0.5f, ints4);
    // No channel exceeds the alpha by a rounding error: sums with what is behind would not fit.
    const ints4 alpha = __builtin_shufflevector(rounded, rounded, 3, 3, 3, 3);
    const ints4 fits = rounded < alpha;
    const bytes4 bytes = __builtin_convertvector((rounded & fits) | (alpha & ~fits), bytes4);
    memcpy(colors + index, &bytes, sizeof bytes);
  }
}

// Replaces the colours of pixels in which an angular gradient changes more than along a line by the mean of sixteen.
CBLEND_INLINE void mix_colors(
  const cblend_gradient *gradient, size_t x, size_t y, size_t count, const double *centers, uint32_t *colors) {
  for (size_t index = 0; index < count; index++) {
    const double column = (double)(x + index), row = (double)y;
    const double u = gradient->u_x * column + (gradient->u_y * row + gradient->u_0);
    const double v = gradient->v_x * column + (gradient->v_y * row + gradient->v_0);
    if (!is_mixed(gradient, u, v, centers[index])) continue;
    double positions[16];
    uint32_t parts[16] = {0};
    for (size_t part = 0; part < 16; part++) {
      const double across = ((double)(part % 4) - 1.5) / 4, down = ((double)(part / 4) - 1.5) / 4;
      positions[part] = angular_position(
        gradient, u + (gradient->u_x * across + gradient->u_y * down),
        v + (gradient->v_x * across + gradient->v_y * down));
    }
    find_colors(gradient, positions, 16, parts);
    uint32_t mixed = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
      uint32_t sum = 8;
      for (size_t part = 0; part < 16; part++) sum += parts[part] >> shift & 255;
      mixed |= (sum / 16) << shift;
    }
    colors[index] = mixed;
  }
}

// Multiplies eight pixels by a weight for each: every channel becomes the nearest integer to its product with the weight
// divided by 255, exact up to 65,025 (Blinn 1995).
CBLEND_INLINE void multiply(pixels8 *pixels, const pixels8 *weights) {
  const pixels8 low = (pixels8){0} + 0x00FF00FF;
  const channels8 both = (channels8)(*weights | *weights << 16);
  channels8 red_blue = (channels8)(*pixels & low) * both + 128;
  channels8 alpha_green = (channels8)(*pixels >> 8 & low) * both + 128;
  red_blue += red_blue >> 8;
  alpha_green += alpha_green >> 8;
  *pixels = (pixels8)(red_blue >> 8) | ((pixels8)alpha_green & ~low);
}

// Blends up to eight pixels; without a mask all are covered.
CBLEND_INLINE void blend(uint32_t *target, const uint32_t *colors, const uint8_t *mask, size_t count) {
  pixels8 old = {0}, new;
  memcpy(&new, colors, sizeof new);
  if (mask) {
    uint64_t coverage = 0;
    memcpy(&coverage, mask, count);
    if (coverage == 0) return;
    if (coverage != UINT64_MAX) {
      bytes8 bytes;
      memcpy(&bytes, &coverage, sizeof bytes);
      const pixels8 weights = __builtin_convertvector(bytes, pixels8);
      multiply(&new, &weights);
    }
  }
  const pixels8 rest = 255 - (new >> 24);
  if (count == 8) {
    memcpy(&old, target, sizeof old);
    multiply(&old, &rest);
    old += new;
    memcpy(target, &old, sizeof old);
  } else {
    memcpy(&old, target, count * sizeof *target);
    multiply(&old, &rest);
    old += new;
    memcpy(target, &old, count * sizeof *target);
  }
}

CBLEND_INLINE void gradient_through_mask(
  const cblend_gradient *gradient, uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t x,
  size_t y, size_t width, size_t height) {
  double positions[CHUNK];
  uint32_t colors[CHUNK] = {0};
  // Most gradients lie along an axis: then all rows have the same colours, or all pixels of a row.
  const bool is_linear = !gradient->is_radial && !gradient->is_focal && !gradient->is_angular;
  const bool repeats = is_linear && gradient->u_y == 0;
  const bool is_plain = is_linear && gradient->u_x == 0;
  for (size_t left = 0; left < width; left += CHUNK) {
    const size_t count = width - left < CHUNK ? width - left : CHUNK;
    for (size_t row = 0; row < height; row++) {
      if (row == 0 || !repeats) {
        const size_t different = is_plain ? 1 : count;
        find_positions(gradient, x + left, y + row, different, positions);
        find_colors(gradient, positions, different, colors);
        if (gradient->is_angular) mix_colors(gradient, x + left, y + row, different, positions, colors);
        if (is_plain) for (size_t index = 1; index < CHUNK; index++) colors[index] = colors[0];
      }
      uint32_t *target = pixels + row * stride + left;
      const uint8_t *covered = mask ? mask + row * mask_stride + left : NULL;
      size_t index = 0;
      for (; index + 8 <= count; index += 8) blend(target + index, colors + index, covered ? covered + index : NULL, 8);
      if (index < count) blend(target + index, colors + index, covered ? covered + index : NULL, count - index);
    }
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void gradient_through_mask_avx2(
  const cblend_gradient *gradient, uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t x,
  size_t y, size_t width, size_t height) {
  gradient_through_mask(gradient, pixels, stride, mask, mask_stride, x, y, width, height);
}

#define CBLEND_HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define CBLEND_HAS_AVX2 0
#define gradient_through_mask_avx2 gradient_through_mask
#endif

void cblend_gradient_through_mask(
  const cblend_gradient *gradient, uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t x,
  size_t y, size_t width, size_t height) {
  if (CBLEND_HAS_AVX2) {
    gradient_through_mask_avx2(gradient, pixels, stride, mask, mask_stride, x, y, width, height);
  } else {
    gradient_through_mask(gradient, pixels, stride, mask, mask_stride, x, y, width, height);
  }
}
