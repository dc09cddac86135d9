#include "CTIFF.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

struct ctiff_file {
  TIFF *tiff;
  const uint8_t *head;
  size_t head_count;
  const uint8_t *bytes;
  size_t count;
  size_t place;
  // What went wrong first in the call that runs.
  char message[200];
  bool is_wrong;
};

static tmsize_t read_bytes(thandle_t handle, void *buffer, tmsize_t size) {
  ctiff_file *file = handle;
  size_t done = 0;
  while (done < (size_t)size && file->place < file->head_count + file->count) {
    bool is_head = file->place < file->head_count;
    const uint8_t *start = is_head ? file->head + file->place : file->bytes + (file->place - file->head_count);
    size_t there = is_head ? file->head_count - file->place : file->count - (file->place - file->head_count);
    size_t piece = there < (size_t)size - done ? there : (size_t)size - done;
    memcpy((uint8_t *)buffer + done, start, piece);
    done += piece;
    file->place += piece;
  }
  return (tmsize_t)done;
}

static tmsize_t write_nothing(thandle_t handle, void *buffer, tmsize_t size) {
  (void)handle, (void)buffer, (void)size;
  return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int whence) {
  ctiff_file *file = handle;
  size_t size = file->head_count + file->count;
  size_t start = whence == SEEK_CUR ? file->place : whence == SEEK_END ? size : 0;
  file->place = offset <= size - start ? start + (size_t)offset : size;
  return file->place;
}

static int stay_open(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t size_of(thandle_t handle) { return ((ctiff_file *)handle)->head_count + ((ctiff_file *)handle)->count; }

// Old forms of LZW are read like new ones; libtiff only asks for the file to be written again.
static bool is_harmless(const char *module) { return module && strcmp(module, "LZWPreDecode") == 0; }

static void note(thandle_t handle, const char *module, const char *format, va_list arguments) {
  ctiff_file *file = handle;
  if (!file || file->is_wrong) return;
  file->is_wrong = true;
  int length = module ? snprintf(file->message, sizeof file->message, "%s: ", module) : 0;
  if (length < 0 || (size_t)length >= sizeof file->message) return;
  vsnprintf(file->message + length, sizeof file->message - (size_t)length, format, arguments);
}

static void note_warning(thandle_t handle, const char *module, const char *format, va_list arguments) {
  if (!is_harmless(module)) note(handle, module, format, arguments);
}

static void set_handlers(void) {
  // Those that print are replaced too. Handlers of single files came with 4.5, and distributions have older versions.
  TIFFSetErrorHandler(NULL);
  TIFFSetWarningHandler(NULL);
  TIFFSetErrorHandlerExt(note);
  TIFFSetWarningHandlerExt(note_warning);
}

static void prepare(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_handlers);
}

bool ctiff_has(uint16_t compression) { return TIFFIsCODECConfigured(compression); }

ctiff_result ctiff_open(
  const uint8_t *head, size_t head_count, const uint8_t *bytes, size_t count, ctiff_file **file, char *message,
  size_t message_size) {
  prepare();
  ctiff_file *own = calloc(1, sizeof *own);
  if (!own) return ctiff_no_memory;
  *own = (ctiff_file){.head = head, .head_count = head_count, .bytes = bytes, .count = count};
  // m: the file is not mapped, because it is in memory. c: large strips stay whole, as the reader counts them.
  own->tiff = TIFFClientOpen(
    "picture", "rmc", own, read_bytes, write_nothing, seek, stay_open, size_of, NULL, NULL);
  if (own->tiff) {
    *file = own;
    return ctiff_ok;
  }
  snprintf(message, message_size, "%s", own->message);
  free(own);
  return ctiff_corrupt;
}

ctiff_result ctiff_read(
  ctiff_file *file, uint32_t part, uint8_t *buffer, size_t size, char *message, size_t message_size) {
  file->is_wrong = false;
  file->message[0] = 0;
  tmsize_t got = TIFFIsTiled(file->tiff) ? TIFFReadEncodedTile(file->tiff, part, buffer, (tmsize_t)size)
                                         : TIFFReadEncodedStrip(file->tiff, part, buffer, (tmsize_t)size);
  if (!file->is_wrong && got == (tmsize_t)size) return ctiff_ok;
  snprintf(message, message_size, "%s", file->message);
  return ctiff_corrupt;
}

void ctiff_close(ctiff_file *file) {
  TIFFClose(file->tiff);
  free(file);
}
