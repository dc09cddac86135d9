#include "CPreviewSections.h"

// The linker defines these for a section whose name is an identifier. Weak, so that a program without previews links;
// hidden, so that they are those of this image.
#define SECTION_BOUND __attribute__((weak, visibility("hidden")))

extern const struct preview_record __start_dsrender_previews[] SECTION_BOUND;
extern const struct preview_record __stop_dsrender_previews[] SECTION_BOUND;

const struct preview_record *preview_records_begin(void) { return __start_dsrender_previews; }

const struct preview_record *preview_records_end(void) { return __stop_dsrender_previews; }
