// On x86-64 the loop is built twice, for any processor and for those with AVX2, and one is chosen when it is called; both
// do the same sums.

#include "CBlend.h"

#include <string.h>

#define CBLEND_INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t channels8 __attribute__((vector_size(32)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint32_t pixels4 __attribute__((vector_size(16)));
typedef uint16_t channels4 __attribute__((vector_size(16)));

// Red and blue are worked on in one vector of 16-bit lanes, alpha and green in another. A sum s, at most 65,025, divided
// by 255 is (t + (t >> 8)) >> 8 with t = s + 128 (Blinn 1995).
#define CBLEND_DEFINE(name, pixels_type, channels_type, bytes_type)                                     \
  CBLEND_INLINE void name(uint32_t *target, const uint8_t *mask, uint32_t color) {                      \
    pixels_type old;                                                                                    \
    bytes_type coverage;                                                                                \
    memcpy(&old, target, sizeof old);                                                                   \
    memcpy(&coverage, mask, sizeof coverage);                                                           \
    const pixels_type low = (pixels_type){0} + 0x00FF00FF;                                              \
    pixels_type both = __builtin_convertvector(coverage, pixels_type);                                  \
    channels_type weights = (channels_type)(both | both << 16);                                         \
    channels_type rest = 255 - weights;                                                                 \
    channels_type red_blue = (channels_type)(old & low) * rest                                          \
      + (channels_type)(((pixels_type){0} + color) & low) * weights + 128;                              \
    channels_type alpha_green = (channels_type)(old >> 8 & low) * rest                                  \
      + (channels_type)(((pixels_type){0} + (color >> 8)) & low) * weights + 128;                       \
    red_blue += red_blue >> 8;                                                                          \
    alpha_green += alpha_green >> 8;                                                                    \
    old = (pixels_type)(red_blue >> 8) | ((pixels_type)alpha_green & ~low);                             \
    memcpy(target, &old, sizeof old);                                                                   \
  }

CBLEND_DEFINE(blend_eight, pixels8, channels8, bytes8)
CBLEND_DEFINE(blend_four, pixels4, channels4, bytes4)

CBLEND_INLINE uint32_t blend_one(uint32_t old, uint32_t weight, uint32_t color) {
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (old >> shift & 255) * (255 - weight) + (color >> shift & 255) * weight + 128;
    result |= (sum + (sum >> 8)) >> 8 << shift;
  }
  return result;
}

CBLEND_INLINE void through_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
  uint32_t color) {
  const pixels8 solid = (pixels8){0} + color;
  for (; height > 0; height--, pixels += stride, mask += mask_stride) {
    size_t x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t coverage;
      memcpy(&coverage, mask + x, sizeof coverage);
      if (coverage == 0) continue;
      if (coverage == UINT64_MAX) {
        memcpy(pixels + x, &solid, sizeof solid);
      } else {
        blend_eight(pixels + x, mask + x, color);
      }
    }
    if (x + 4 <= width) {
      uint32_t coverage;
      memcpy(&coverage, mask + x, sizeof coverage);
      if (coverage != 0) blend_four(pixels + x, mask + x, color);
      x += 4;
    }
    for (; x < width; x++) {
      if (mask[x] != 0) pixels[x] = blend_one(pixels[x], mask[x], color);
    }
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void through_mask_avx2(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
  uint32_t color) {
  through_mask(pixels, stride, mask, mask_stride, width, height, color);
}

#define CBLEND_HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define CBLEND_HAS_AVX2 0
#define through_mask_avx2 through_mask
#endif

void cblend_through_mask(
  uint32_t *pixels, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width, size_t height,
  uint32_t color) {
  if (CBLEND_HAS_AVX2) {
    through_mask_avx2(pixels, stride, mask, mask_stride, width, height, color);
  } else {
    through_mask(pixels, stride, mask, mask_stride, width, height, color);
  }
}
