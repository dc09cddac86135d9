#include "CFontTables.h"

#include <string.h>

// The bytes at two of the four places of words, 16 bits apart.
typedef uint16_t places __attribute__((vector_size(32)));

static uint32_t number(const uint8_t *bytes, size_t width) {
  uint32_t number = 0;
  for (size_t index = 0; index < width; index++) number = number << 8 | bytes[index];
  return number;
}

uint32_t cfont_checksum(const uint8_t *bytes, size_t count) {
  uint32_t sum = 0;
  while (count >= sizeof(places)) {
    // Sums of 16 bits hold 257 bytes.
    size_t rounds = count / sizeof(places) < 257 ? count / sizeof(places) : 257;
    count -= rounds * sizeof(places);
    places first_and_third = {0}, second_and_fourth = {0};
    for (; rounds > 0; rounds--, bytes += sizeof(places)) {
      places eight_words;
      memcpy(&eight_words, bytes, sizeof eight_words);
      first_and_third += eight_words & 255;
      second_and_fourth += eight_words >> 8;
    }
    for (unsigned lane = 0; lane < sizeof(places) / 2; lane += 2) {
      sum += ((uint32_t)first_and_third[lane] << 24) + ((uint32_t)second_and_fourth[lane] << 16)
        + ((uint32_t)first_and_third[lane + 1] << 8) + second_and_fourth[lane + 1];
    }
  }
  for (; count >= 4; count -= 4, bytes += 4) sum += number(bytes, 4);
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
