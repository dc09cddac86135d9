#include "CPNG.h"

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(crc, bytes, count);
}

// libdeflate takes a fifth of zlib's time. It does not say what is wrong with damaged data, and takes distances beyond
// the window that a stream declares, which zlib refuses where it works in pieces: zlib has the last word on all but what
// is plainly right.
static int inflate_quickly(
  const uint8_t *source, size_t source_count, uint8_t *target, size_t target_count, size_t *consumed) {
  if (source_count < 2) return 0;
  size_t window = (size_t)256 << (source[0] >> 4);
  if (window < 32768 && window < target_count) return 0;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  enum libdeflate_result result =
    libdeflate_zlib_decompress_ex(decompressor, source, source_count, target, target_count, consumed, NULL);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS;
}

cpng_result cpng_inflate(
  const uint8_t *source, size_t source_count, uint8_t *target, size_t target_count, size_t *consumed) {
  if (inflate_quickly(source, source_count, target, target_count, consumed)) return cpng_ok;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  *consumed = 0;
  if (source_count > UINT32_MAX || target_count > UINT32_MAX - 1) return cpng_too_long;
  if (inflateInit(&stream) != Z_OK) return cpng_no_memory;
  stream.next_in = (Bytef *)source;
  stream.avail_in = (uInt)source_count;
  stream.next_out = target;
  stream.avail_out = (uInt)target_count;
  int status = inflate(&stream, Z_FINISH);
  if (status == Z_BUF_ERROR && stream.avail_out == 0 && stream.avail_in > 0) {
    // The picture is full; only the end of the stream may follow.
    uint8_t surplus;
    stream.next_out = &surplus;
    stream.avail_out = 1;
    status = inflate(&stream, Z_FINISH);
    if (stream.avail_out == 0) status = Z_STREAM_ERROR;
    stream.avail_out = 0;
  }
  *consumed = source_count - stream.avail_in;
  uInt missing = stream.avail_out;
  inflateEnd(&stream);
  switch (status) {
  case Z_STREAM_END: return missing == 0 ? cpng_ok : cpng_too_short;
  case Z_BUF_ERROR: return cpng_too_short;
  case Z_STREAM_ERROR: return cpng_too_long;
  case Z_MEM_ERROR: return cpng_no_memory;
  default: return cpng_corrupt;
  }
}

struct cpng_stream {
  z_stream z;
};

cpng_stream *cpng_stream_open(void) {
  cpng_stream *stream = calloc(1, sizeof *stream);
  if (stream && inflateInit(&stream->z) != Z_OK) {
    free(stream);
    return NULL;
  }
  return stream;
}

cpng_result cpng_stream_read(
  cpng_stream *stream, const uint8_t *source, size_t source_count, uint8_t *target, size_t target_count,
  size_t *consumed, size_t *produced) {
  uInt in = source_count > UINT32_MAX ? UINT32_MAX : (uInt)source_count;
  uInt out = target_count > UINT32_MAX ? UINT32_MAX : (uInt)target_count;
  stream->z.next_in = (Bytef *)source;
  stream->z.avail_in = in;
  stream->z.next_out = target;
  stream->z.avail_out = out;
  int status = inflate(&stream->z, Z_NO_FLUSH);
  *consumed = in - stream->z.avail_in;
  *produced = out - stream->z.avail_out;
  switch (status) {
  case Z_OK:
  case Z_BUF_ERROR: return cpng_ok;
  case Z_STREAM_END: return cpng_end;
  case Z_MEM_ERROR: return cpng_no_memory;
  default: return cpng_corrupt;
  }
}

void cpng_stream_close(cpng_stream *stream) {
  inflateEnd(&stream->z);
  free(stream);
}

typedef struct {
  const uint8_t *bytes;
  size_t left;
} source_state;

typedef struct {
  char *message;
  size_t size;
} error_state;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  source_state *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends early");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

static void fail(png_structp png, png_const_charp words) {
  error_state *error = png_get_error_ptr(png);
  strncpy(error->message, words, error->size - 1);
  error->message[error->size - 1] = 0;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

cpng_result cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, uint8_t *indices,
  char *message, size_t message_size) {
  error_state error = {message, message_size};
  source_state source = {bytes, count};
  message[0] = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &error, fail, ignore);
  if (!png) return cpng_no_memory;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return cpng_no_memory;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return cpng_corrupt;
  }
  png_set_read_fn(png, &source, read_bytes);
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, width, height);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed");
  int has_palette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  if (has_palette != (indices != NULL)) png_error(png, "the kind of picture changed");
  size_t row_size = width;
  uint8_t *rows = indices;
  if (has_palette) {
    png_set_packing(png);
  } else {
    // No gamma is applied: a picture's samples are taken as sRGB.
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    row_size = (size_t)width * 4;
    rows = pixels;
  }
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "the rows have an unexpected length");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rows + row_size * y, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return cpng_ok;
}
