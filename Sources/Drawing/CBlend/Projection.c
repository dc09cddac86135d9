// Pictures with perspective. Multiplying and adding must not become one operation, which rounds otherwise.

#include "CBlend.h"

#pragma STDC FP_CONTRACT OFF

// Points along a side of a pixel.
#define POINTS 4

// Adds the channels of a point of the source, which is mixed from its four neighbours in steps of 1/256.
static inline void add(
  const uint32_t *source, size_t width, size_t height, double x, double y, uint32_t sums[4]) {
  const double column = __builtin_floor(x), row = __builtin_floor(y);
  const uint32_t right = (uint32_t)((x - column) * 256), below = (uint32_t)((y - row) * 256);
  const uint32_t weights[4] = {
    (256 - right) * (256 - below), right * (256 - below), (256 - right) * below, right * below};
  for (int neighbour = 0; neighbour < 4; neighbour++) {
    const double at_x = column + (neighbour & 1), at_y = row + (neighbour >> 1);
    if (at_x < 0 || at_y < 0 || at_x >= (double)width || at_y >= (double)height) continue;
    const uint32_t pixel = source[(size_t)at_y * width + (size_t)at_x];
    for (int channel = 0; channel < 4; channel++) {
      sums[channel] += (pixel >> (8 * channel) & 255) * weights[neighbour] >> 4;
    }
  }
}

void cblend_project(
  const uint32_t *source, size_t width, size_t height, uint32_t *target, size_t target_width, size_t target_height,
  const double map[9], double farthest) {
  for (size_t row = 0; row < target_height; row++) {
    for (size_t column = 0; column < target_width; column++) {
      uint32_t sums[4] = {0};
      for (int point = 0; point < POINTS * POINTS; point++) {
        const double x = (double)column + (point % POINTS + 0.5) / POINTS;
        const double y = (double)row + (point / POINTS + 0.5) / POINTS;
        const double nearness = map[2] * x + map[5] * y + map[8];
        // The reciprocal of the depth: none or less beyond the horizon and behind the viewer.
        if (!(nearness > 1 / 4096.0) || nearness > farthest) continue;
        const double from_x = (map[0] * x + map[3] * y + map[6]) / nearness - 0.5;
        const double from_y = (map[1] * x + map[4] * y + map[7]) / nearness - 0.5;
        if (!(from_x > -1 && from_y > -1 && from_x < (double)width && from_y < (double)height)) continue;
        add(source, width, height, from_x, from_y, sums);
      }
      uint32_t pixel = 0;
      for (int channel = 0; channel < 4; channel++) {
        pixel |= ((sums[channel] + 32768) >> 16) << (8 * channel);
      }
      target[row * target_width + column] = pixel;
    }
  }
}
