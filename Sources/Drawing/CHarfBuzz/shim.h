#pragma once
#include <hb.h>
#include <hb-ot.h>

/* hb_font_get_glyph_shape was renamed hb_font_draw_glyph in HarfBuzz 7; each name warns or fails on the other side. */
static inline void hb_font_outline_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
