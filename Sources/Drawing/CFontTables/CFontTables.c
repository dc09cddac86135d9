#include "CFontTables.h"

#include <endian.h>
#include <string.h>

static uint32_t number(const uint8_t *bytes, size_t width) {
  uint32_t number = 0;
  for (size_t index = 0; index < width; index++) number = number << 8 | bytes[index];
  return number;
}

uint32_t cfont_checksum(const uint8_t *bytes, size_t count) {
  uint32_t sum = 0;
  for (; count >= 4; count -= 4, bytes += 4) {
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    sum += be32toh(word);
  }
  return count > 0 ? sum + (number(bytes, count) << (8 * (4 - count))) : sum;
}

bool cfont_ascends(const uint8_t *numbers, size_t count, size_t width) {
  uint32_t last = 0;
  for (size_t index = 0; index < count; index++, numbers += width) {
    const uint32_t next = number(numbers, width);
    if (next < last) return false;
    last = next;
  }
  return true;
}
