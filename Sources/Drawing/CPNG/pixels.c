// The loops of reading and comparing pictures. On x86-64 they are built twice, for any processor and for those with AVX2,
// and one is chosen when they are called; both do the same sums.

#include "CPNG.h"

#include <string.h>

#define CPNG_INLINE static inline __attribute__((always_inline))

// A pixel of three or four bytes, in lanes that hold the sums of two.
typedef int16_t lanes4 __attribute__((vector_size(8)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

CPNG_INLINE lanes4 load_pixel(const uint8_t *bytes, unsigned step) {
  bytes4 pixel = {0};
  memcpy(&pixel, bytes, step);
  return __builtin_convertvector(pixel, lanes4);
}

CPNG_INLINE void store_pixel(uint8_t *bytes, lanes4 pixel, unsigned step) {
  bytes4 narrow = __builtin_convertvector(pixel, bytes4);
  memcpy(bytes, &narrow, step);
}

CPNG_INLINE lanes4 magnitude(lanes4 value) {
  lanes4 opposite = -value;
  lanes4 is_greater = value > opposite;
  return (value & is_greater) | (opposite & ~is_greater);
}

// The neighbour that is nearest to left + above - corner; of two the first in that order.
CPNG_INLINE lanes4 nearest(lanes4 left, lanes4 above, lanes4 corner) {
  lanes4 to_left = above - corner, to_above = left - corner;
  lanes4 to_corner = magnitude(to_left + to_above);
  to_left = magnitude(to_left);
  to_above = magnitude(to_above);
  lanes4 is_left = (to_left <= to_above) & (to_left <= to_corner);
  lanes4 is_above = to_above <= to_corner;
  lanes4 other = (above & is_above) | (corner & ~is_above);
  return (left & is_left) | (other & ~is_left);
}

CPNG_INLINE void undo_paeth(uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  const lanes4 byte = {255, 255, 255, 255};
  lanes4 left = {0}, corner = {0};
  for (size_t x = 0; x + step <= length; x += step) {
    lanes4 up = load_pixel(above + x, step);
    left = (load_pixel(row + x, step) + nearest(left, up, corner)) & byte;
    corner = up;
    store_pixel(row + x, left, step);
  }
}

// A pixel waits for the one before it, so that two rows that do not wait for each other take as long as one.
CPNG_INLINE void undo_two_paeths(
  uint8_t *row, const uint8_t *above, uint8_t *other, const uint8_t *above_other, size_t length, unsigned step) {
  const lanes4 byte = {255, 255, 255, 255};
  lanes4 left = {0}, corner = {0}, left_other = {0}, corner_other = {0};
  for (size_t x = 0; x + step <= length; x += step) {
    lanes4 up = load_pixel(above + x, step), up_other = load_pixel(above_other + x, step);
    left = (load_pixel(row + x, step) + nearest(left, up, corner)) & byte;
    left_other = (load_pixel(other + x, step) + nearest(left_other, up_other, corner_other)) & byte;
    corner = up;
    corner_other = up_other;
    store_pixel(row + x, left, step);
    store_pixel(other + x, left_other, step);
  }
}

CPNG_INLINE void undo_average(uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  const lanes4 byte = {255, 255, 255, 255};
  lanes4 left = {0};
  for (size_t x = 0; x + step <= length; x += step) {
    left = (load_pixel(row + x, step) + ((left + load_pixel(above + x, step)) >> 1)) & byte;
    store_pixel(row + x, left, step);
  }
}

CPNG_INLINE void undo_sub(uint8_t *row, size_t length, unsigned step) {
  bytes4 left = {0};
  for (size_t x = 0; x + step <= length; x += step) {
    bytes4 pixel = {0};
    memcpy(&pixel, row + x, step);
    left += pixel;
    memcpy(row + x, &left, step);
  }
}

// Pixels of one or two bytes, or of six and eight.
static void undo_plainly(unsigned filter, uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  for (size_t x = 0; x < length; x++) {
    int left = x >= step ? row[x - step] : 0, up = above[x], corner = x >= step ? above[x - step] : 0;
    int predicted = left;
    if (filter == 3) predicted = (left + up) / 2;
    if (filter == 4) {
      int to_left = up - corner, to_above = left - corner, to_corner = to_left + to_above;
      to_left = to_left < 0 ? -to_left : to_left;
      to_above = to_above < 0 ? -to_above : to_above;
      to_corner = to_corner < 0 ? -to_corner : to_corner;
      if (to_left > to_above || to_left > to_corner) predicted = to_above <= to_corner ? up : corner;
    }
    row[x] = (uint8_t)(row[x] + predicted);
  }
}

CPNG_INLINE void unfilter(unsigned filter, uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  switch (filter) {
  case 0: break;
  case 2:
    for (size_t x = 0; x < length; x++) row[x] = (uint8_t)(row[x] + above[x]);
    break;
  case 1:
    if (step == 3) return undo_sub(row, length, 3);
    if (step == 4) return undo_sub(row, length, 4);
    return undo_plainly(filter, row, above, length, step);
  case 3:
    if (step == 3) return undo_average(row, above, length, 3);
    if (step == 4) return undo_average(row, above, length, 4);
    return undo_plainly(filter, row, above, length, step);
  default:
    if (step == 3) return undo_paeth(row, above, length, 3);
    if (step == 4) return undo_paeth(row, above, length, 4);
    return undo_plainly(filter, row, above, length, step);
  }
}

CPNG_INLINE void unfilter_two_paeths(
  uint8_t *row, const uint8_t *above, uint8_t *other, const uint8_t *above_other, size_t length, unsigned step) {
  if (step == 3) return undo_two_paeths(row, above, other, above_other, length, 3);
  if (step == 4) return undo_two_paeths(row, above, other, above_other, length, 4);
  undo_plainly(4, row, above, length, step);
  undo_plainly(4, other, above_other, length, step);
}

typedef uint8_t bytes16 __attribute__((vector_size(16)));

CPNG_INLINE void expand_rgb(const uint8_t *row, size_t width, uint32_t *pixels) {
  const bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t x = 0;
  // Twelve bytes make four pixels; the four behind them are read and not used.
  for (; x + 6 <= width; x += 4) {
    bytes16 four;
    memcpy(&four, row + 3 * x, sizeof four);
    four = __builtin_shufflevector(four, opaque, 2, 1, 0, 19, 5, 4, 3, 19, 8, 7, 6, 19, 11, 10, 9, 19);
    memcpy(pixels + x, &four, sizeof four);
  }
  for (; x < width; x++) {
    const uint8_t *pixel = row + 3 * x;
    pixels[x] = 0xff000000u | (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
  }
}

CPNG_INLINE void expand_rgba(const uint8_t *row, size_t width, uint32_t *pixels) {
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, row + 4 * x, sizeof pixel);
    uint32_t is_visible = pixel > 0xffffff ? UINT32_MAX : 0;
    pixels[x] = ((pixel & 0xff00ff00u) | (pixel & 255) << 16 | (pixel >> 16 & 255)) & is_visible;
  }
}

typedef uint32_t pixels4 __attribute__((vector_size(16)));
typedef int32_t places4 __attribute__((vector_size(16)));

// On black and on white; white and transparent look alike on white alone.
static unsigned translucent_delta(uint32_t a, uint32_t b) {
  int alpha_a = (int)(a >> 24), alpha_b = (int)(b >> 24), largest = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    int on_black = (int)(a >> shift & 255) * alpha_a - (int)(b >> shift & 255) * alpha_b;
    int on_white = on_black + 255 * (alpha_b - alpha_a);
    on_black = on_black < 0 ? -on_black : on_black;
    on_white = on_white < 0 ? -on_white : on_white;
    if (on_black > largest) largest = on_black;
    if (on_white > largest) largest = on_white;
  }
  return (unsigned)(largest + 254) / 255;
}

CPNG_INLINE unsigned compare_pixels(const uint32_t *a, const uint32_t *b, size_t count, uint16_t *tiles) {
  const places4 bits = {1, 2, 4, 8};
  bytes16 most = {0};
  unsigned largest = 0;
  for (size_t start = 0; start < count; start += 16, tiles++) {
    size_t end = count - start < 16 ? count - start : 16;
    unsigned found = 0;
    if (end == 16 && memcmp(a + start, b + start, 64) == 0) {
      *tiles = 0;
      continue;
    }
    uint32_t opaque = UINT32_MAX;
    size_t x = 0;
    for (; x + 4 <= end; x += 4) {
      pixels4 one, other;
      memcpy(&one, a + start + x, sizeof one);
      memcpy(&other, b + start + x, sizeof other);
      places4 flags = (places4)(one != other) & bits;
      found |= (unsigned)(flags[0] | flags[1] | flags[2] | flags[3]) << x;
      pixels4 both = one & other;
      opaque &= both[0] & both[1] & both[2] & both[3];
    }
    for (; x < end; x++) {
      found |= (unsigned)(a[start + x] != b[start + x]) << x;
      opaque &= a[start + x] & b[start + x];
    }
    *tiles = (uint16_t)found;
    if (end < 16 || opaque < 0xff000000u) {
      for (x = 0; x < end; x++) {
        if (!(found >> x & 1)) continue;
        unsigned delta = translucent_delta(a[start + x], b[start + x]);
        if (delta > largest) largest = delta;
      }
      continue;
    }
    for (x = 0; x < 16; x += 4) {
      bytes16 one, other;
      memcpy(&one, a + start + x, sizeof one);
      memcpy(&other, b + start + x, sizeof other);
      bytes16 is_more = (bytes16)(one > other);
      bytes16 delta = ((one - other) & is_more) | ((other - one) & ~is_more);
      bytes16 is_most = (bytes16)(delta > most);
      most = (delta & is_most) | (most & ~is_most);
    }
  }
  for (int lane = 0; lane < 16; lane++)
    if (most[lane] > largest) largest = most[lane];
  return largest;
}

#if defined(__x86_64__)
#define CPNG_AVX2 __attribute__((target("avx2,bmi"))) static

CPNG_AVX2 void unfilter_avx2(unsigned filter, uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  unfilter(filter, row, above, length, step);
}

CPNG_AVX2 void unfilter_two_paeths_avx2(
  uint8_t *row, const uint8_t *above, uint8_t *other, const uint8_t *above_other, size_t length, unsigned step) {
  unfilter_two_paeths(row, above, other, above_other, length, step);
}

CPNG_AVX2 void expand_rgb_avx2(const uint8_t *row, size_t width, uint32_t *pixels) { expand_rgb(row, width, pixels); }

CPNG_AVX2 void expand_rgba_avx2(const uint8_t *row, size_t width, uint32_t *pixels) { expand_rgba(row, width, pixels); }

CPNG_AVX2 unsigned compare_pixels_avx2(const uint32_t *a, const uint32_t *b, size_t count, uint16_t *tiles) {
  return compare_pixels(a, b, count, tiles);
}

#define CPNG_HAS_AVX2 (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
#else
#define CPNG_HAS_AVX2 0
#define unfilter_avx2 unfilter
#define unfilter_two_paeths_avx2 unfilter_two_paeths
#define expand_rgb_avx2 expand_rgb
#define expand_rgba_avx2 expand_rgba
#define compare_pixels_avx2 compare_pixels
#endif

void cpng_unfilter(unsigned filter, uint8_t *row, const uint8_t *above, size_t length, unsigned step) {
  if (CPNG_HAS_AVX2) {
    unfilter_avx2(filter, row, above, length, step);
  } else {
    unfilter(filter, row, above, length, step);
  }
}

void cpng_unfilter_two_paeths(
  uint8_t *row, const uint8_t *above, uint8_t *other, const uint8_t *above_other, size_t length, unsigned step) {
  if (CPNG_HAS_AVX2) {
    unfilter_two_paeths_avx2(row, above, other, above_other, length, step);
  } else {
    unfilter_two_paeths(row, above, other, above_other, length, step);
  }
}

void cpng_expand_rgb(const uint8_t *row, size_t width, uint32_t *pixels) {
  if (CPNG_HAS_AVX2) {
    expand_rgb_avx2(row, width, pixels);
  } else {
    expand_rgb(row, width, pixels);
  }
}

void cpng_expand_rgba(const uint8_t *row, size_t width, uint32_t *pixels) {
  if (CPNG_HAS_AVX2) {
    expand_rgba_avx2(row, width, pixels);
  } else {
    expand_rgba(row, width, pixels);
  }
}

unsigned cpng_compare_pixels(const uint32_t *a, const uint32_t *b, size_t count, uint16_t *tiles) {
  return CPNG_HAS_AVX2 ? compare_pixels_avx2(a, b, count, tiles) : compare_pixels(a, b, count, tiles);
}
