// The search of PixelMatcher.swift, which describes it. A processor mispredicts most of the branches of such a search, so
// that there are as few as can be: all three candidates are compared in eight pixels at once before any is chosen.

#include "CPNG.h"

#include <string.h>

#define CPNG_INLINE static inline __attribute__((always_inline))

enum {
  window = 32768,
  // A match of so many pixels is taken without looking further.
  good_match = 12,
};

typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef int8_t flags8 __attribute__((vector_size(8)));

// How many of eight pixels are the same before the first that is not.
CPNG_INLINE size_t equal_of_eight(const uint32_t *here, const uint32_t *there) {
  pixels8 a, b;
  memcpy(&a, here, sizeof a);
  memcpy(&b, there, sizeof b);
  flags8 unequal = __builtin_convertvector(a != b, flags8);
  uint64_t flags;
  memcpy(&flags, &unequal, sizeof flags);
  return flags == 0 ? 8 : (size_t)__builtin_ctzll(flags) / 8;
}

// How many pixels, at most `limit`, are the same; `known` of the first eight are. What is added in each round is a
// constant, so that the processor need not wait for one comparison to begin the next.
CPNG_INLINE size_t match_length(const uint32_t *here, const uint32_t *there, size_t known, size_t limit) {
  size_t length = known;
  if (known == 8) {
    while (length + 8 <= limit) {
      size_t more = equal_of_eight(here + length, there + length);
      if (more < 8) return length + more;
      length += 8;
    }
    while (length < limit && here[length] == there[length]) length++;
  }
  return length < limit ? length : limit;
}

CPNG_INLINE size_t match_pixels(
  const cpng_picture *picture, size_t y, cpng_columns columns, uint16_t *table, cpng_step *steps) {
  const size_t width = picture->width, channels = picture->channels, total = width * picture->height;
  const size_t stride = width * channels + 1, start = y * width;
  const int sees_above = y > 0 && stride <= window;
  size_t count = 0;
  uint32_t literals = 0;
  for (size_t x = columns.first; x < columns.end;) {
    const size_t place = start + x, left = columns.end - x;
    const uint32_t *here = picture->pixels + place;
    size_t best = 0, distance = 0;
    if (place + 8 <= total) {
      uint64_t pair;
      memcpy(&pair, here, sizeof pair);
      uint16_t *slot = table + (pair * 0x9E3779B97F4A7C15 >> (64 - CPNG_TABLE_BITS));
      size_t back = (uint16_t)(place - *slot);
      *slot = (uint16_t)place;
      if (back > place) back = 0;
      size_t above = sees_above ? equal_of_eight(here, here - width) : 0;
      size_t run = x > 0 ? equal_of_eight(here, here - 1) : 0;
      size_t last = equal_of_eight(here, here - back);
      if (above > 0) {
        best = match_length(here, here - width, above, left);
        distance = stride;
      }
      if (best < good_match && run >= best && run > 0) {
        size_t length = match_length(here, here - 1, run, left);
        if (length >= best) {
          best = length;
          distance = channels;
        }
      }
      if (best < good_match && back > 0 && last > 1 && last >= (best < 8 ? best + 1 : 8)) {
        // A match may not reach beyond its row: there a filter byte stands between two pixels.
        uint32_t rows = back <= x ? 0 : ((uint32_t)(back - x) - 1) / (uint32_t)width + 1;
        size_t column = x + rows * width - back, far = back * channels + rows;
        size_t limit = left < width - column ? left : width - column;
        if (far <= window && limit > 1) {
          size_t length = match_length(here, here - back, last, limit);
          if (length > best) {
            best = length;
            distance = far;
          }
        }
      }
    } else {
      // The last pixels of the picture.
      while (sees_above && best < left && here[best] == here[best - width]) best++;
      distance = stride;
    }
    if (best == 0) {
      literals++;
      x++;
      continue;
    }
    steps[count++] = (cpng_step){literals, (uint32_t)best, (uint32_t)distance};
    literals = 0;
    x += best;
  }
  if (literals > 0) steps[count++] = (cpng_step){literals, 0, 0};
  return count;
}

#if defined(__x86_64__)
__attribute__((target("avx2,bmi"))) static size_t match_pixels_avx2(
  const cpng_picture *picture, size_t y, cpng_columns columns, uint16_t *table, cpng_step *steps) {
  return match_pixels(picture, y, columns, table, steps);
}

#define CPNG_HAS_AVX2 (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi"))
#else
#define CPNG_HAS_AVX2 0
#define match_pixels_avx2 match_pixels
#endif

size_t cpng_match_pixels(
  const cpng_picture *picture, size_t y, cpng_columns columns, uint16_t *table, cpng_step *steps) {
  return CPNG_HAS_AVX2 ? match_pixels_avx2(picture, y, columns, table, steps)
                       : match_pixels(picture, y, columns, table, steps);
}
