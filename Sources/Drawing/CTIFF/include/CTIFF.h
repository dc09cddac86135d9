#pragma once

// libtiff reports errors through handlers that take a list of arguments, which Swift cannot write, and its functions take
// theirs in such lists too: this target holds three calls and nothing else. No type of libtiff is visible here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a part of a picture was decompressed.
typedef enum {
  ctiff_ok = 0,
  /// The data break the format's rules, or end before the part is complete.
  ctiff_corrupt = 1,
  /// There is no memory.
  ctiff_no_memory = 2,
} ctiff_result;

/// A file that is open.
typedef struct ctiff_file ctiff_file;

/// Whether the installed libtiff was built with a compression.
bool ctiff_has(uint16_t compression);

/// Opens a file that consists of two pieces, `head` and then `bytes`; both must outlive it. `head` holds the header and the
/// one directory. `message` gets libtiff's words if the result is not `ctiff_ok`.
ctiff_result ctiff_open(
  const uint8_t *head, size_t head_count, const uint8_t *bytes, size_t count, ctiff_file **file, char *message,
  size_t message_size);

/// Decompresses a strip or a tile into `size` bytes; samples of 16 bits are in the byte order of this machine.
///
/// The same bytes with any processor and any version: every compression that the reader lets through is without losses and
/// works in whole numbers. Where libtiff warns, and goes on with made up pixels, the data count as damaged.
ctiff_result ctiff_read(
  ctiff_file *file, uint32_t part, uint8_t *buffer, size_t size, char *message, size_t message_size);

/// Closes a file.
void ctiff_close(ctiff_file *file);
