#pragma once

// The loops over all bytes of a font, in C so that they are quick in builds for debugging too: every run asks for them.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The sum of big-endian words of 32 bits, the last one filled with zeros (OpenType specification, "Calculating
/// checksums").
uint32_t cfont_checksum(const uint8_t *bytes, size_t count);

/// Whether none of `count` big-endian numbers of `width` bytes, 2 or 4, is less than the one before it.
bool cfont_ascends(const uint8_t *numbers, size_t count, size_t width);
