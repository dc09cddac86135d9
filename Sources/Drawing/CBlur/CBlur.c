// On x86-64 the blurs are built twice, for any processor and for those with AVX2, and one is chosen when they are called;
// both do the same sums. Multiplying and adding must not become one operation, which rounds otherwise.

#include "CBlur.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define CBLUR_INLINE static inline __attribute__((always_inline))

typedef float floats8 __attribute__((vector_size(32)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t shorts8 __attribute__((vector_size(16)));

CBLUR_INLINE void average(const cblur_lanes *from, cblur_lanes *to, size_t count, size_t before, size_t after) {
  const float factor = 1 / (float)(before + after + 1);
  cblur_lanes sum = {0};
  for (size_t index = 0; index < after && index < count; index++) sum += from[index];
  for (size_t index = 0; index < count; index++) {
    if (index + after < count) sum += from[index + after];
    if (index > before) sum -= from[index - before - 1];
    // Adding 2^23 rounds to an integer, which is then the low bits of the number.
    floats8 scaled = __builtin_convertvector(sum, floats8) * factor;
    scaled += 8388608.0f;
    to[index] = (cblur_lanes)scaled & 0x7FFFFF;
  }
}

CBLUR_INLINE void convolve(
  const cblur_lanes *from, cblur_lanes *to, size_t count, const int32_t *weights, size_t radius) {
  for (size_t index = 0; index < count; index++) {
    const size_t first = index > radius ? index - radius : 0;
    const size_t last = index + radius < count ? index + radius : count - 1;
    cblur_lanes sum = (cblur_lanes){0} + 16384;
    for (size_t tap = first; tap <= last; tap++) sum += from[tap] * weights[tap + radius - index];
    to[index] = sum >> 15;
  }
}

CBLUR_INLINE cblur_lanes *blur_lines(
  const cblur_kernel *kernel, cblur_lanes *lines, cblur_lanes *spare, size_t count) {
  for (size_t pass = 0; pass < kernel->box_count; pass++) {
    average(lines, spare, count, kernel->boxes[pass].before, kernel->boxes[pass].after);
    cblur_lanes *blurred = spare;
    spare = lines;
    lines = blurred;
  }
  if (!kernel->weights) return lines;
  convolve(lines, spare, count, kernel->weights, kernel->radius);
  return spare;
}

// Between the two directions values keep 16 bits, so that rounding does not add up. The plane between them has whole groups
// of rows and columns; what lies beyond the picture is blurred too, and not used.
typedef struct {
  cblur_lanes *lines, *spare;
  uint16_t *plane;
} workspace;

CBLUR_INLINE size_t groups_of_eight(size_t count) { return (count + 7) & ~(size_t)7; }

CBLUR_INLINE workspace workspace_in(void *scratch, size_t width, size_t height) {
  const size_t count = width > height ? width : height;
  cblur_lanes *lines = scratch;
  return (workspace){lines, lines + count, (uint16_t *)(lines + 2 * count)};
}

CBLUR_INLINE void blur_mask(
  uint8_t *bytes, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  const workspace work = workspace_in(scratch, width, height);
  const size_t pitch = groups_of_eight(width);
  for (size_t y = 0; y < height; y += 8) {
    const size_t rows = height - y < 8 ? height - y : 8;
    if (rows < 8) memset(work.lines, 0, width * sizeof *work.lines);
    for (size_t row = 0; row < rows; row++) {
      const uint8_t *from = bytes + (y + row) * stride;
      int32_t *lane = (int32_t *)work.lines + row;
      for (size_t x = 0; x < width; x++, lane += 8) *lane = from[x] << 8;
    }
    const cblur_lanes *blurred = blur_lines(across, work.lines, work.spare, width);
    for (size_t row = 0; row < rows; row++) {
      uint16_t *to = work.plane + (y + row) * pitch;
      const int32_t *lane = (const int32_t *)blurred + row;
      for (size_t x = 0; x < width; x++, lane += 8) to[x] = (uint16_t)*lane;
    }
  }
  for (size_t x = 0; x < width; x += 8) {
    const size_t columns = width - x < 8 ? width - x : 8;
    for (size_t y = 0; y < height; y++) {
      shorts8 eight;
      memcpy(&eight, work.plane + y * pitch + x, sizeof eight);
      work.lines[y] = __builtin_convertvector(eight, cblur_lanes);
    }
    const cblur_lanes *blurred = blur_lines(down, work.lines, work.spare, height);
    for (size_t y = 0; y < height; y++) {
      const bytes8 eight = __builtin_convertvector((blurred[y] + 128) >> 8, bytes8);
      memcpy(bytes + y * stride + x, &eight, columns);
    }
  }
}

CBLUR_INLINE void blur_pixels(
  uint32_t *pixels, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  const workspace work = workspace_in(scratch, width, height);
  // Two pixels are eight values, in the plane too.
  const size_t pitch = groups_of_eight(4 * width);
  for (size_t y = 0; y < height; y += 2) {
    const uint32_t *upper = pixels + y * stride;
    const uint32_t *lower = y + 1 < height ? upper + stride : upper;
    for (size_t x = 0; x < width; x++) {
      const uint32_t pair[2] = {upper[x], lower[x]};
      bytes8 eight;
      memcpy(&eight, pair, sizeof eight);
      work.lines[x] = __builtin_convertvector(eight, cblur_lanes) << 8;
    }
    const cblur_lanes *blurred = blur_lines(across, work.lines, work.spare, width);
    for (size_t x = 0; x < width; x++) {
      const shorts8 eight = __builtin_convertvector(blurred[x], shorts8);
      memcpy(work.plane + y * pitch + 4 * x, &eight, 8);
      memcpy(work.plane + (y + 1) * pitch + 4 * x, (const uint16_t *)&eight + 4, 8);
    }
  }
  for (size_t x = 0; x < width; x += 2) {
    const size_t columns = width - x < 2 ? 1 : 2;
    for (size_t y = 0; y < height; y++) {
      shorts8 eight;
      memcpy(&eight, work.plane + y * pitch + 4 * x, sizeof eight);
      work.lines[y] = __builtin_convertvector(eight, cblur_lanes);
    }
    const cblur_lanes *blurred = blur_lines(down, work.lines, work.spare, height);
    for (size_t y = 0; y < height; y++) {
      const bytes8 eight = __builtin_convertvector((blurred[y] + 128) >> 8, bytes8);
      memcpy(pixels + y * stride + x, &eight, 4 * columns);
    }
  }
}

cblur_lanes *cblur_lines(const cblur_kernel *kernel, cblur_lanes *lines, cblur_lanes *spare, size_t count) {
  return blur_lines(kernel, lines, spare, count);
}

size_t cblur_scratch_size(size_t width, size_t height) {
  const size_t count = width > height ? width : height;
  return 2 * count * sizeof(cblur_lanes) + groups_of_eight(4 * width) * (height + 1) * sizeof(uint16_t);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void mask_avx2(
  uint8_t *bytes, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  blur_mask(bytes, stride, width, height, across, down, scratch);
}

__attribute__((target("avx2"))) static void pixels_avx2(
  uint32_t *pixels, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  blur_pixels(pixels, stride, width, height, across, down, scratch);
}

#define CBLUR_HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define CBLUR_HAS_AVX2 0
#define mask_avx2 blur_mask
#define pixels_avx2 blur_pixels
#endif

void cblur_mask(
  uint8_t *bytes, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  (CBLUR_HAS_AVX2 ? mask_avx2 : blur_mask)(bytes, stride, width, height, across, down, scratch);
}

void cblur_pixels(
  uint32_t *pixels, size_t stride, size_t width, size_t height, const cblur_kernel *across, const cblur_kernel *down,
  void *scratch) {
  (CBLUR_HAS_AVX2 ? pixels_avx2 : blur_pixels)(pixels, stride, width, height, across, down, scratch);
}

// The four channels of a pixel, 16 bits apart, and the pixel of four such sums that are divided by a power of two.
CBLUR_INLINE uint64_t spread(uint32_t pixel) {
  const uint64_t wide = pixel;
  return (wide & 0xFF) | (wide & 0xFF00) << 8 | (wide & 0xFF0000) << 16 | (wide & 0xFF000000) << 24;
}

CBLUR_INLINE uint32_t gathered(uint64_t sums, unsigned shift) {
  const uint64_t wide = sums >> shift;
  return (uint32_t)((wide & 0xFF) | (wide >> 8 & 0xFF00) | (wide >> 16 & 0xFF0000) | (wide >> 24 & 0xFF000000));
}

static const uint64_t one_of_each = 0x0001000100010001;

CBLUR_INLINE ptrdiff_t clamped(ptrdiff_t place, ptrdiff_t last) { return place < 0 ? 0 : place > last ? last : place; }

void cblur_shrink_row(
  uint32_t *row, size_t count, const uint32_t *pixels, ptrdiff_t width, ptrdiff_t height, ptrdiff_t min_x,
  ptrdiff_t min_y, ptrdiff_t shrink) {
  const uint64_t size = (uint64_t)(shrink * shrink);
  const unsigned shift = (unsigned)__builtin_ctzll(size);
  for (size_t x = 0; x < count; x++) {
    uint64_t sums = size / 2 * one_of_each;
    for (ptrdiff_t line = 0; line < shrink; line++) {
      const uint32_t *source = pixels + clamped(min_y + line, height - 1) * width;
      for (ptrdiff_t column = 0; column < shrink; column++) {
        sums += spread(source[clamped(min_x + (ptrdiff_t)x * shrink + column, width - 1)]);
      }
    }
    row[x] = gathered(sums, shift);
  }
}

void cblur_stretch_row(
  uint32_t *row, size_t count, const uint32_t *upper, const uint32_t *lower, ptrdiff_t width, uint64_t weight,
  ptrdiff_t min_x, ptrdiff_t shrink) {
  const uint64_t whole = 2 * (uint64_t)shrink;
  const uint64_t half = whole * whole / 2 * one_of_each;
  const unsigned shift = 2 * (unsigned)__builtin_ctzll(whole);
  for (size_t x = 0; x < count; x++) {
    const ptrdiff_t offset = 2 * (min_x + (ptrdiff_t)x) + 1 - shrink;
    const ptrdiff_t place = offset >= 0 ? offset / (2 * shrink) : -1;
    const uint64_t right_weight = (uint64_t)(offset - place * 2 * shrink);
    const ptrdiff_t first = clamped(place, width - 1), second = clamped(place + 1, width - 1);
    const uint64_t left = spread(upper[first]) * (whole - weight) + spread(lower[first]) * weight;
    const uint64_t right = spread(upper[second]) * (whole - weight) + spread(lower[second]) * weight;
    row[x] = gathered(left * (whole - right_weight) + right * right_weight + half, shift);
  }
}
