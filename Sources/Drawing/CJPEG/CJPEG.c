#include "CJPEG.h"

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf back;
  cjpeg_result result;
  char *message;
  size_t message_size;
} errors;

static void leave(j_common_ptr info, cjpeg_result result) {
  errors *own = (errors *)info->err;
  char words[JMSG_LENGTH_MAX];
  (*info->err->format_message)(info, words);
  own->result = result;
  snprintf(own->message, own->message_size, "%s", words);
  longjmp(own->back, 1);
}

static void fail(j_common_ptr info) {
  leave(info, info->err->msg_code == JERR_OUT_OF_MEMORY ? cjpeg_no_memory : cjpeg_corrupt);
}

// What libjpeg goes on after with made up pixels is an error here. Bytes between the parts, and marks of programs that do
// not fit, change no pixel, and common programs write them.
static void notice(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF:
  case JWRN_HIT_MARKER: leave(info, cjpeg_cut_short);
  case JWRN_ADOBE_XFORM:
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_JFIF_MAJOR:
  case JWRN_TOO_MUCH_DATA: return;
  default: leave(info, cjpeg_corrupt);
  }
}

static void say_nothing(j_common_ptr info) { (void)info; }

typedef struct {
  struct jpeg_progress_mgr base;
  uint32_t scans;
} progress;

// Each scan of a progressive picture goes over all of it, and a few bytes make one.
static void watch(j_common_ptr info) {
  if (!info->is_decompressor) return;
  if ((uint32_t)((j_decompress_ptr)info)->input_scan_number <= ((progress *)info->progress)->scans) return;
  errors *own = (errors *)info->err;
  own->result = cjpeg_refused;
  snprintf(own->message, own->message_size, "more than %u scans", ((progress *)info->progress)->scans);
  longjmp(own->back, 1);
}

cjpeg_result cjpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t scans, uint8_t *pixels, char *message,
  size_t message_size) {
  struct jpeg_decompress_struct info;
  errors own = {.result = cjpeg_ok, .message = message, .message_size = message_size};
  progress progress = {.base = {.progress_monitor = watch}, .scans = scans};
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&own.base);
  own.base.error_exit = fail;
  own.base.emit_message = notice;
  own.base.output_message = say_nothing;
  if (setjmp(own.back)) {
    jpeg_destroy_decompress(&info);
    return own.result;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress.base;
  jpeg_mem_src(&info, (unsigned char *)bytes, count);
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height) {
    snprintf(message, message_size, "two headers of different sizes");
    jpeg_destroy_decompress(&info);
    return cjpeg_refused;
  }
  info.dct_method = JDCT_ISLOW;
  info.do_fancy_upsampling = TRUE;
  // It guesses what scans that are missing would hold, and guesses otherwise from version to version.
  info.do_block_smoothing = FALSE;
  info.out_color_space = JCS_EXT_BGRA;
  jpeg_start_decompress(&info);
  while (info.output_scanline < height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * width * 4;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return cjpeg_ok;
}
