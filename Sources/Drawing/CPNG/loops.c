// The loops that run over every byte of a picture. On x86-64 they are built twice, for any processor and for those with
// AVX2, and one is chosen when they are called; both do the same sums.

#include "CPNG.h"

#include <string.h>

#define CPNG_INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint16_t lanes32 __attribute__((vector_size(64)));

// zlib's own function takes as long as the rest of the encoder for flat pictures. 16 blocks of 32 bytes are added in lanes of 16
// bits: 255 × 16 × 15 / 2 is below 2^16. `before` counts each byte once for every later block.
CPNG_INLINE uint32_t adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  const uint32_t modulus = 65521;
  uint64_t a = adler & 0xffff, b = adler >> 16;
  for (; count >= 512; count -= 512) {
    lanes32 sums = {0}, before = {0};
    for (int block = 0; block < 16; block++, bytes += 32) {
      bytes32 next;
      memcpy(&next, bytes, sizeof next);
      before += sums;
      sums += __builtin_convertvector(next, lanes32);
    }
    uint32_t total = 0, weighted = 0;
    for (int lane = 0; lane < 32; lane++) {
      total += sums[lane];
      weighted += 32u * before[lane] + (uint32_t)(32 - lane) * sums[lane];
    }
    b = (b + a * 512 + weighted) % modulus;
    a = (a + total) % modulus;
  }
  for (; count > 0; count--, bytes++) {
    a = (a + *bytes) % modulus;
    b = (b + a) % modulus;
  }
  return (uint32_t)(b << 16 | a);
}

// What pixels add to the two sums of Adler-32: their bytes, and their bytes each times the number of bytes from it to
// the row's end.
typedef struct {
  uint64_t plain, weighted;
} row_sums;

// The sums of `count` pixels with `after` more behind them in their row. 22 blocks of eight pixels are added in lanes of
// 16 bits: 255 × 22 × 21 / 2 is below 2^16. `before` counts each byte once for every later block.
CPNG_INLINE row_sums sum_pixels(const uint32_t *pixels, size_t count, size_t after, unsigned channels) {
  // Where the bytes of a pixel, which are blue, green, red, alpha, stand in the file.
  static const uint32_t place[4] = {2, 1, 0, 3};
  const uint8_t *bytes = (const uint8_t *)pixels;
  row_sums sums = {0, 0};
  while (count >= 8) {
    unsigned blocks = count >= 22 * 8 ? 22 : (unsigned)(count / 8);
    lanes32 lanes = {0}, before = {0};
    for (unsigned block = 0; block < blocks; block++, bytes += 32) {
      bytes32 next;
      memcpy(&next, bytes, sizeof next);
      before += lanes;
      lanes += __builtin_convertvector(next, lanes32);
    }
    count -= 8 * blocks;
    uint32_t plain = 0, distant = 0, near = 0;
    for (unsigned pixel = 0; pixel < 8; pixel++) {
      uint32_t own = 0;
      for (unsigned channel = 0; channel < channels; channel++) {
        unsigned lane = 4 * pixel + channel;
        own += lanes[lane];
        distant += before[lane];
        near += lanes[lane] * place[channel];
      }
      plain += own;
      near += own * channels * pixel;
    }
    // Eight pixels of the last block and all behind them are no nearer to the row's end than its first.
    sums.plain += plain;
    sums.weighted += channels * ((count + 8 + after) * plain + 8 * (uint64_t)distant) - near;
  }
  for (; count > 0; count--, bytes += 4) {
    for (unsigned channel = 0; channel < channels; channel++) {
      sums.plain += bytes[channel];
      sums.weighted += bytes[channel] * (channels * (count + after) - place[channel]);
    }
  }
  return sums;
}

// Where few pixels of a row differ from those above, the sums of the row above are changed by them.
CPNG_INLINE uint32_t adler32_pixels(
  const uint32_t *pixels, size_t width, size_t height, const cpng_columns *changes, unsigned channels) {
  const uint64_t modulus = 65521;
  const uint64_t stride = channels * (uint64_t)width + 1;
  uint64_t a = 1, b = 0;
  row_sums sums = {0, 0};
  for (size_t y = 0; y < height; y++, pixels += width) {
    size_t first = changes[y].first, count = changes[y].end - first;
    if (2 * count >= width) {
      sums = sum_pixels(pixels, width, 0, channels);
    } else if (count > 0) {
      size_t after = width - first - count;
      row_sums new = sum_pixels(pixels + first, count, after, channels);
      row_sums old = sum_pixels(pixels + first - width, count, after, channels);
      sums.plain += new.plain - old.plain;
      sums.weighted += new.weighted - old.weighted;
    }
    b = (b + a * stride + sums.weighted) % modulus;
    a = (a + sums.plain) % modulus;
  }
  return (uint32_t)(b << 16 | a);
}

typedef uint64_t words4 __attribute__((vector_size(32)));

CPNG_INLINE int equal_eight(const uint32_t *a, const uint32_t *b) {
  words4 one, other;
  memcpy(&one, a, sizeof one);
  memcpy(&other, b, sizeof other);
  words4 difference = one ^ other;
  return (difference[0] | difference[1] | difference[2] | difference[3]) == 0;
}

CPNG_INLINE uint8_t compare_rows(const uint32_t *pixels, size_t width, size_t height, cpng_columns *changes) {
  uint32_t all = UINT32_MAX;
  for (size_t y = 0; y < height; y++, pixels += width) {
    size_t first = 0, end = width;
    if (y > 0) {
      const uint32_t *above = pixels - width;
      while (first + 8 <= width && equal_eight(pixels + first, above + first)) first += 8;
      while (first < width && pixels[first] == above[first]) first++;
      while (end >= first + 8 && equal_eight(pixels + end - 8, above + end - 8)) end -= 8;
      while (end > first && pixels[end - 1] == above[end - 1]) end--;
    }
    changes[y] = (cpng_columns){(uint32_t)first, (uint32_t)end};
    for (size_t x = first; x < end; x++) all &= pixels[x];
  }
  return (uint8_t)(all >> 24);
}

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

CPNG_INLINE void store_rgb(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  const uint8_t *source = (const uint8_t *)pixels;
  for (size_t y = 0; y < height; y++) {
    *rows++ = 0;
    size_t x = 0;
    // Four pixels make twelve bytes; the four behind them are overwritten by what follows.
    for (; x + 4 <= width; x += 4, source += 16, rows += 12) {
      sixteen_bytes four;
      memcpy(&four, source, sizeof four);
      four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
      memcpy(rows, &four, sizeof four);
    }
    for (; x < width; x++, source += 4, rows += 3) {
      rows[0] = source[2];
      rows[1] = source[1];
      rows[2] = source[0];
    }
  }
}

#if defined(__x86_64__)
#define CPNG_AVX2 __attribute__((target("avx2"))) static

CPNG_AVX2 uint32_t adler32_avx2(uint32_t adler, const uint8_t *bytes, size_t count) {
  return adler32(adler, bytes, count);
}

CPNG_AVX2 uint32_t adler32_pixels_avx2(
  const uint32_t *pixels, size_t width, size_t height, const cpng_columns *changes, unsigned channels) {
  return channels == 3 ? adler32_pixels(pixels, width, height, changes, 3)
                       : adler32_pixels(pixels, width, height, changes, 4);
}

CPNG_AVX2 uint8_t compare_rows_avx2(const uint32_t *pixels, size_t width, size_t height, cpng_columns *changes) {
  return compare_rows(pixels, width, height, changes);
}

CPNG_AVX2 void store_rgb_avx2(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  store_rgb(pixels, width, height, rows);
}

#define CPNG_HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define CPNG_HAS_AVX2 0
#define adler32_avx2 adler32
#define adler32_pixels_avx2 adler32_pixels
#define compare_rows_avx2 compare_rows
#define store_rgb_avx2 store_rgb
#endif

uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  return CPNG_HAS_AVX2 ? adler32_avx2(adler, bytes, count) : adler32(adler, bytes, count);
}

uint32_t cpng_adler32_pixels(
  const uint32_t *pixels, size_t width, size_t height, const cpng_columns *changes, unsigned channels) {
  return CPNG_HAS_AVX2 ? adler32_pixels_avx2(pixels, width, height, changes, channels)
                       : adler32_pixels(pixels, width, height, changes, channels);
}

uint8_t cpng_compare_rows(const uint32_t *pixels, size_t width, size_t height, cpng_columns *changes) {
  return CPNG_HAS_AVX2 ? compare_rows_avx2(pixels, width, height, changes)
                       : compare_rows(pixels, width, height, changes);
}

void cpng_store_rgb(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  if (CPNG_HAS_AVX2) {
    store_rgb_avx2(pixels, width, height, rows);
  } else {
    store_rgb(pixels, width, height, rows);
  }
}
