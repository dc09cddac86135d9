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

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

CPNG_INLINE uint8_t store_rgb(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  const uint8_t *source = (const uint8_t *)pixels;
  sixteen_bytes all = {0};
  all = ~all;
  uint8_t alpha = 255;
  for (size_t y = 0; y < height; y++) {
    *rows++ = 0;
    size_t x = 0;
    // Four pixels make twelve bytes; the four behind them are overwritten by what follows.
    for (; x + 4 <= width; x += 4, source += 16, rows += 12) {
      sixteen_bytes four;
      memcpy(&four, source, sizeof four);
      all &= four;
      four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
      memcpy(rows, &four, sizeof four);
    }
    for (; x < width; x++, source += 4, rows += 3) {
      alpha &= source[3];
      rows[0] = source[2];
      rows[1] = source[1];
      rows[2] = source[0];
    }
  }
  return alpha & all[3] & all[7] & all[11] & all[15];
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static uint32_t adler32_avx2(uint32_t adler, const uint8_t *bytes, size_t count) {
  return adler32(adler, bytes, count);
}

__attribute__((target("avx2"))) static uint8_t store_rgb_avx2(
  const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  return store_rgb(pixels, width, height, rows);
}

#define CPNG_HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define CPNG_HAS_AVX2 0
#define adler32_avx2 adler32
#define store_rgb_avx2 store_rgb
#endif

uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  return CPNG_HAS_AVX2 ? adler32_avx2(adler, bytes, count) : adler32(adler, bytes, count);
}

uint8_t cpng_store_rgb(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
  return CPNG_HAS_AVX2 ? store_rgb_avx2(pixels, width, height, rows) : store_rgb(pixels, width, height, rows);
}
