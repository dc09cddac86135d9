#pragma once

// libpng reports errors through setjmp, which Swift cannot call: this target holds the calls and nothing else. No
// type of libpng or zlib is visible here.

#include <stddef.h>
#include <stdint.h>

/// How an operation of this target ended.
typedef enum {
  cpng_ok = 0,
  /// The data break the format's rules.
  cpng_corrupt = 1,
  /// The data end before the picture is complete.
  cpng_too_short = 2,
  /// The data hold more than was asked for.
  cpng_too_long = 3,
  /// There is no memory.
  cpng_no_memory = 4,
  /// The data end here, and are whole.
  cpng_end = 5,
} cpng_result;

/// CRC-32 of PNG chunks, continued from `crc` (0 at first).
uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// Adler-32 of zlib streams, continued from `adler` (1 at first).
uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count);

/// Columns of a row of pixels, from `first` to before `end`.
typedef struct {
  uint32_t first, end;
} cpng_columns;

/// Finds the columns of each row from the first to the last that differ from the row above, none where the rows are
/// equal; of the first row they are all. Gives the bits that all alphas have in common: 255 where every pixel is opaque.
uint8_t cpng_compare_rows(const uint32_t *pixels, size_t width, size_t height, cpng_columns *changes);

/// Adler-32 of the rows of pixels (blue, green, red, alpha) as PNG has them: a filter byte 0, then red, green, blue and,
/// with four `channels`, alpha. `changes` is what `cpng_compare_rows` found.
uint32_t cpng_adler32_pixels(
  const uint32_t *pixels, size_t width, size_t height, const cpng_columns *changes, unsigned channels);

/// A picture of pixels (blue, green, red, alpha), which are stored as `channels` bytes: 3, or 4 with alpha.
typedef struct {
  const uint32_t *pixels;
  size_t width, height;
  unsigned channels;
} cpng_picture;

/// A number of pixels that are stored as they are, and then `length` pixels that repeat those `distance` bytes before.
typedef struct {
  uint32_t literals, length, distance;
} cpng_step;

enum { CPNG_TABLE_BITS = 12 };

/// Finds repetitions in some columns of a row and gives the number of steps; `steps` has room for one for each column.
///
/// `table` keeps the last places of pixels for later rows: 2 to the power of `CPNG_TABLE_BITS` numbers, 0 at first.
size_t cpng_match_pixels(
  const cpng_picture *picture, size_t y, cpng_columns columns, uint16_t *table, cpng_step *steps);

/// Stores rows of pixels (blue, green, red, alpha) as PNG has them without alpha: a filter byte 0, then red, green, blue.
///
/// `rows` has room for `height × (3 × width + 1)` bytes and 16 more, which hold anything afterwards.
void cpng_store_rgb(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows);

/// Undoes a filter of PNG (0 to 4) in a row of `length` bytes, in place; `above` is the row above it, zeros for the first.
///
/// `step` is the number of bytes of a pixel, 1 where it has fewer bits.
void cpng_unfilter(unsigned filter, uint8_t *row, const uint8_t *above, size_t length, unsigned step);

/// Undoes the filter 4 in rows of two pictures, in the time of one.
void cpng_unfilter_two_paeths(
  uint8_t *row, const uint8_t *above, uint8_t *other, const uint8_t *above_other, size_t length, unsigned step);

/// Makes pixels (blue, green, red, alpha) of red, green and blue.
void cpng_expand_rgb(const uint8_t *row, size_t width, uint32_t *pixels);

/// Makes pixels (blue, green, red, alpha) of red, green, blue and alpha; wholly transparent ones become 0.
void cpng_expand_rgba(const uint8_t *row, size_t width, uint32_t *pixels);

/// Compares pixels, and gives the greatest difference of a channel on black or on white, in steps of 8 bits, rounded up.
///
/// `tiles` receives a number for every 16 pixels, of which bit n says that the nth differs.
unsigned cpng_compare_pixels(const uint32_t *a, const uint32_t *b, size_t count, uint16_t *tiles);

/// Decompresses a whole zlib stream into exactly `target_count` bytes; its checksum is verified.
///
/// `consumed` is set to the number of source bytes that belong to the stream.
cpng_result cpng_inflate(
  const uint8_t *source, size_t source_count, uint8_t *target, size_t target_count, size_t *consumed);

/// A zlib stream that is decompressed piece by piece.
typedef struct cpng_stream cpng_stream;

/// Begins a stream; null where there is no memory.
cpng_stream *cpng_stream_open(void);

/// Decompresses until the source is used up or the target is full.
///
/// `consumed` and `produced` are set to the bytes taken and given. Gives `cpng_ok` where more may follow, and `cpng_end`
/// where the stream ended, with its checksum verified.
cpng_result cpng_stream_read(
  cpng_stream *stream, const uint8_t *source, size_t source_count, uint8_t *target, size_t target_count,
  size_t *consumed, size_t *produced);

/// Ends a stream at any point.
void cpng_stream_close(cpng_stream *stream);

/// Decodes a PNG of known size with libpng into `width × height` pixels of four bytes: blue, green, red, alpha.
///
/// Where `indices` is not null the file has a palette, and `width × height` palette indices are written there instead.
/// The caller has checked the file's chunks. `message` receives libpng's words, at most `message_size` bytes with the
/// final zero.
cpng_result cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, uint8_t *indices,
  char *message, size_t message_size);
