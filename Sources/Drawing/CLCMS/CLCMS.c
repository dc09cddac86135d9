#include "CLCMS.h"

#include <lcms2.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Colours that were converted last, by a hash of their value: pictures of user interfaces have few, and each takes a
// third of a microsecond.
enum { remembered = 1 << 16 };

typedef struct {
  uint32_t from;
  uint32_t to;
} pair;

struct clcms_conversion {
  cmsContext context;
  cmsHTRANSFORM plain;
  cmsHTRANSFORM deep;
  bool is_gray;
  bool has_inks;
  pair pairs[remembered];
};

static size_t place_of(uint32_t color) { return (color * 2654435761u) >> 16; }

static uint32_t converted(const clcms_conversion *conversion, uint32_t color) {
  uint8_t from[4] = {color >> 24 & 255, color >> 16 & 255, color >> 8 & 255, color & 255};
  uint8_t to[3] = {0, 0, 0};
  cmsDoTransform(conversion->plain, conversion->has_inks ? from : from + 1, to, 1);
  return (uint32_t)to[0] << 16 | (uint32_t)to[1] << 8 | to[2];
}

// Makes the transforms from a profile, which it closes.
static clcms_result finish(cmsContext context, cmsHPROFILE profile, clcms_conversion **result) {
  clcms_conversion *conversion = malloc(sizeof *conversion);
  cmsHPROFILE standard = cmsCreate_sRGBProfileTHR(context);
  if (!conversion || !standard) {
    free(conversion);
    if (standard) cmsCloseProfile(standard);
    cmsCloseProfile(profile);
    cmsDeleteContext(context);
    return clcms_no_memory;
  }
  cmsColorSpaceSignature colors = cmsGetColorSpace(profile);
  bool is_gray = colors == cmsSigGrayData, has_inks = colors == cmsSigCmykData;
  cmsUInt32Number flags = cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE;
  cmsHTRANSFORM plain = cmsCreateTransformTHR(
    context, profile, is_gray ? TYPE_GRAY_8 : has_inks ? TYPE_CMYK_8 : TYPE_RGB_8, standard, TYPE_RGB_8,
    INTENT_RELATIVE_COLORIMETRIC, flags);
  cmsHTRANSFORM deep = cmsCreateTransformTHR(
    context, profile, is_gray ? TYPE_GRAY_16 : has_inks ? TYPE_CMYK_16 : TYPE_RGB_16, standard, TYPE_RGB_16,
    INTENT_RELATIVE_COLORIMETRIC, flags);
  cmsCloseProfile(profile);
  cmsCloseProfile(standard);
  *conversion =
    (clcms_conversion){.context = context, .plain = plain, .deep = deep, .is_gray = is_gray, .has_inks = has_inks};
  if (!plain || !deep) {
    clcms_free(conversion);
    return clcms_unreadable;
  }
  // An entry is right from the beginning: it is that of black, or of no ink.
  uint32_t black = converted(conversion, 0);
  for (size_t index = 0; index < remembered; index++) conversion->pairs[index].to = black;
  *result = conversion;
  return clcms_ok;
}

static clcms_result read(
  const uint8_t *bytes, size_t count, bool of_inks, char space[4], clcms_conversion **conversion) {
  memset(space, ' ', 4);
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (!context) return clcms_no_memory;
  cmsHPROFILE profile = cmsOpenProfileFromMemTHR(context, bytes, (cmsUInt32Number)count);
  if (!profile) {
    cmsDeleteContext(context);
    return clcms_unreadable;
  }
  cmsUInt32Number colors = cmsGetColorSpace(profile);
  for (int index = 0; index < 4; index++) space[index] = (char)(colors >> (24 - 8 * index) & 255);
  if (of_inks ? colors != cmsSigCmykData : colors != cmsSigRgbData && colors != cmsSigGrayData) {
    cmsCloseProfile(profile);
    cmsDeleteContext(context);
    return clcms_other_space;
  }
  return finish(context, profile, conversion);
}

clcms_result clcms_from_profile(const uint8_t *bytes, size_t count, char space[4], clcms_conversion **conversion) {
  return read(bytes, count, false, space, conversion);
}

clcms_result clcms_from_inks(const uint8_t *bytes, size_t count, char space[4], clcms_conversion **conversion) {
  return read(bytes, count, true, space, conversion);
}

static cmsToneCurve *tone_curve(cmsContext context, clcms_curve curve, double gamma) {
  // y = (a x + b) ^ g above d, and c x below.
  static const double srgb[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  static const double bt709[5] = {1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081};
  switch (curve) {
  case clcms_srgb: return cmsBuildParametricToneCurve(context, 4, srgb);
  case clcms_bt709: return cmsBuildParametricToneCurve(context, 4, bt709);
  default: return cmsBuildGamma(context, gamma);
  }
}

clcms_result clcms_from_values(
  const double xy[8], clcms_curve curve, double gamma, clcms_conversion **conversion) {
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (!context) return clcms_no_memory;
  cmsToneCurve *one = tone_curve(context, curve, gamma);
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  cmsToneCurve *curves[3] = {one, one, one};
  cmsHPROFILE profile = one ? cmsCreateRGBProfileTHR(context, &white, &primaries, curves) : NULL;
  if (one) cmsFreeToneCurve(one);
  if (!profile) {
    cmsDeleteContext(context);
    return clcms_unreadable;
  }
  return finish(context, profile, conversion);
}

bool clcms_is_gray(const clcms_conversion *conversion) { return conversion->is_gray; }

bool clcms_is_srgb(const clcms_conversion *conversion) {
  static const uint32_t ramps[4] = {0x010000, 0x000100, 0x000001, 0x010101};
  // A profile of grey knows the last alone.
  for (int ramp = conversion->is_gray ? 3 : 0; ramp < 4; ramp++) {
    for (uint32_t step = 0; step < 256; step++) {
      uint32_t from = ramps[ramp] * step, to = converted(conversion, from);
      for (int shift = 0; shift <= 16; shift += 8) {
        if (abs((int)(from >> shift & 255) - (int)(to >> shift & 255)) > 1) return false;
      }
    }
  }
  return true;
}

void clcms_convert(clcms_conversion *conversion, uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t color = pixels[index] & 0xFFFFFF;
    pair *known = conversion->pairs + place_of(color);
    if (known->from != color) *known = (pair){color, converted(conversion, color)};
    pixels[index] = (pixels[index] & 0xFF000000) | known->to;
  }
}

void clcms_convert_inks(clcms_conversion *conversion, const uint8_t *inks, uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const uint8_t *own = inks + 4 * index;
    uint32_t color = (uint32_t)own[0] << 24 | (uint32_t)own[1] << 16 | (uint32_t)own[2] << 8 | own[3];
    pair *known = conversion->pairs + place_of(color);
    if (known->from != color) *known = (pair){color, converted(conversion, color)};
    pixels[index] = 0xFF000000 | known->to;
  }
}

void clcms_convert_deep(clcms_conversion *conversion, uint16_t *samples, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint16_t to[3] = {0, 0, 0};
    cmsDoTransform(conversion->deep, samples + 4 * index, to, 1);
    memcpy(samples + 4 * index, to, sizeof to);
  }
}

void clcms_free(clcms_conversion *conversion) {
  if (conversion->plain) cmsDeleteTransform(conversion->plain);
  if (conversion->deep) cmsDeleteTransform(conversion->deep);
  cmsDeleteContext(conversion->context);
  free(conversion);
}
