// Written by scripts/line-breaks: change that instead. `scripts/line-breaks --check` looks at these hashes.
// Generator: sha256:42e352ec2caa7884321cbb15d306de1c9b590a4e18b3781ecb6b9f973f82a1a4
// Lines below: sha256:a13398ffbf75fe2117be476448e7d622ff073564f2033e315f32e02451b36a22
#pragma once

// The class of line breaking of every code point of Unicode 17.0.0.

#include <stdint.h>

#define LINE_BREAK_UNICODE_VERSION "17.0.0"
#define LINE_BREAK_CLASS_COUNT 49

/// The names of the classes, by their number.
extern const char *const line_break_class_names[LINE_BREAK_CLASS_COUNT];

/// For each 128 code points the number of their block.
extern const uint8_t line_break_block_index[8704];

/// For each block the classes of 128 code points; 128 is added for wide ones, 64 for those without a character
/// that are reserved for pictures.
extern const uint8_t line_break_classes[];

/// The class of a code point, with what is added; that of U+FFFF for what is no code point.
static inline uint8_t line_break_class(uint32_t code) {
  uint32_t known = code < 0x110000 ? code : 0xFFFF;
  return line_break_classes[line_break_block_index[known / 128] * 128 + known % 128];
}
