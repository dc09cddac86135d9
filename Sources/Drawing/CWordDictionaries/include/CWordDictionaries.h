// Written by scripts/word-dictionaries: change that instead. `scripts/word-dictionaries --check` looks at these hashes.
// Generator: sha256:7b563538f11cc91015cb4c4d49d2579873ca522966eed099ea9f146b21f56d36
// Lines below: sha256:9661dea9ae3d557f806ea82ea408a4fea594fa7e8781fb13997b70084a18cc16
#pragma once

// The words of Thai, Lao, Khmer and Burmese, from the dictionaries of ICU 78.3. Their licences are
// scripts/packaging/unicode-licence.txt and scripts/packaging/word-dictionaries-licence.txt.

#include <stdint.h>

#define WORD_DICTIONARY_COUNT 4

/// Which beginnings of a text are words: bit n is set if the first n + 1 code points are one.
///
/// The dictionaries are numbered: 0 is Thai, 1 Lao, 2 Khmer, 3 Burmese. `prefix` becomes the number of code points that some
/// word begins with.
uint64_t word_lengths(uint32_t number, const uint32_t *codes, uint32_t count, uint32_t *prefix);
