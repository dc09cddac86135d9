#include "CWebP.h"

#include <webp/decode.h>

cwebp_result cwebp_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels) {
  WebPDecoderConfig config;
  // The header that this was compiled with and the library that runs may be of different versions.
  if (!WebPInitDecoderConfig(&config)) return cwebp_refused;
  switch (WebPGetFeatures(bytes, count, &config.input)) {
  case VP8_STATUS_OK: break;
  case VP8_STATUS_NOT_ENOUGH_DATA: return cwebp_cut_short;
  default: return cwebp_corrupt;
  }
  if (config.input.has_animation || (uint32_t)config.input.width != width || (uint32_t)config.input.height != height) {
    return cwebp_refused;
  }
  // The defaults, said because pixels depend on them: chroma enlarged in triangles, as browsers do; nothing made up.
  config.options.no_fancy_upsampling = 0;
  config.options.bypass_filtering = 0;
  config.options.dithering_strength = 0;
  config.options.alpha_dithering_strength = 0;
  config.options.use_threads = 0;
  config.output.colorspace = MODE_BGRA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)width * 4;
  config.output.u.RGBA.size = (size_t)width * height * 4;
  VP8StatusCode status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  switch (status) {
  case VP8_STATUS_OK: return cwebp_ok;
  case VP8_STATUS_NOT_ENOUGH_DATA:
  case VP8_STATUS_SUSPENDED: return cwebp_cut_short;
  case VP8_STATUS_OUT_OF_MEMORY: return cwebp_no_memory;
  default: return cwebp_corrupt;
  }
}
