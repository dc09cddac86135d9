#pragma once

// Little CMS describes pixels and errors in macros, which Swift cannot read, and its handles have no types: this target holds
// what dsrender asks of it. No type of Little CMS is visible here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A way from the colours of a picture to sRGB; for one thread at a time.
typedef struct clcms_conversion clcms_conversion;

/// How a conversion was made.
typedef enum {
  clcms_ok = 0,
  /// The profile or the values describe no colours.
  clcms_unreadable = 1,
  /// The profile is of colours that are neither red, green and blue nor grey, as of inks.
  clcms_other_space = 2,
  /// There is no memory.
  clcms_no_memory = 3,
} clcms_result;

/// How samples become light: the inverse of what a camera or program did to store them.
typedef enum {
  /// A power, which is the parameter.
  clcms_gamma = 0,
  /// IEC 61966-2-1, sRGB.
  clcms_srgb = 1,
  /// ITU-R BT.709 and BT.2020.
  clcms_bt709 = 2,
} clcms_curve;

/// Makes a conversion from an ICC profile. `space` gets the four letters of its colours.
clcms_result clcms_from_profile(const uint8_t *profile, size_t count, char space[4], clcms_conversion **conversion);

/// The same from a profile of cyan, magenta, yellow and black ink; any other is `clcms_other_space`.
clcms_result clcms_from_inks(const uint8_t *profile, size_t count, char space[4], clcms_conversion **conversion);

/// Makes a conversion from chromaticities, which are x and y of white, red, green and blue, and a curve.
clcms_result clcms_from_values(
  const double chromaticities[8], clcms_curve curve, double gamma, clcms_conversion **conversion);

/// Whether the colours are those of sRGB: no step of a ramp of red, green, blue or grey moves by more than one of 255.
bool clcms_is_srgb(const clcms_conversion *conversion);

/// Whether the profile is of grey pictures.
bool clcms_is_gray(const clcms_conversion *conversion);

/// Converts pixels of 0xAARRGGBB in place; alpha stays. Of grey pictures red is taken.
///
/// The same pixels with any processor: nothing is optimised, so that each colour goes alone through the curves and the
/// matrix or table of its profile, in numbers of single precision, and no plug-in is there that would do that in vectors.
/// Relative colorimetric, without compensation of the black point.
void clcms_convert(clcms_conversion *conversion, uint32_t *pixels, size_t count);

/// The same for pixels of red, green, blue and alpha, 16 bits each.
void clcms_convert_deep(clcms_conversion *conversion, uint16_t *samples, size_t count);

/// Converts inks, four bytes of each pixel from 0, which is none, to opaque pixels of 0xAARRGGBB.
void clcms_convert_inks(clcms_conversion *conversion, const uint8_t *inks, uint32_t *pixels, size_t count);

/// Frees a conversion.
void clcms_free(clcms_conversion *conversion);
