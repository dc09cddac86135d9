import CHarfBuzz
import DSGeometry

/// One font at one weight, opened once and never changed; safe to use from several threads.
///
/// HarfBuzz promises that objects made immutable may be read by several threads at once.
package final class FontFace: Sendable {
  /// A bar that the font suggests for drawing under or through its letters; lengths in em.
  package struct Bar: Hashable, Sendable {
    /// The bar's upper edge, below the baseline; negative above it.
    package let top: Double
    /// The bar's height.
    package let thickness: Double
  }

  /// The family, weight and slant, and the beginning of the file's hash; stable across runs and machines.
  package let name: String
  /// The file that it is in, as the design system lists it.
  package let file: FontFile
  /// Units of the em square.
  package let unitsPerEm: Double
  /// How far letters reach above the baseline, in em.
  package let ascent: Double
  /// How far letters reach below the baseline, in em; positive.
  package let descent: Double
  /// The space that the font defines between two lines, in em.
  package let lineGap: Double
  /// The height of capital letters, in em.
  package let capHeight: Double
  /// The height of small letters, in em.
  package let xHeight: Double
  /// The bar of underlined text.
  package let underline: Bar
  /// The bar of struck-through text.
  package let strikeout: Bar
  /// The colours of glyphs that have their own; empty for a font without such glyphs.
  let palette: [Color]
  /// The immutable HarfBuzz font, whose scale is `unitsPerEm`.
  nonisolated(unsafe) let font: OpaquePointer
  /// The outlines between the masters of a variable font; nil if those of HarfBuzz are the same everywhere.
  let outlines: VariableOutlines?
  /// One bit for each of the first 128 characters that the font has.
  private let ascii: (low: UInt64, high: UInt64)

  /// Takes over a HarfBuzz font whose scale is its units per em and whose variations are set.
  init(name: String, of file: FontFile, adopting font: OpaquePointer, outlines: VariableOutlines?) {
    hb_font_make_immutable(font)
    let face = hb_font_get_face(font)
    let em = Double(hb_face_get_upem(face))
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value) / em
    }
    func bits(_ range: Range<UInt32>) -> UInt64 {
      var glyph: hb_codepoint_t = 0
      return range.reduce(0) { bits, scalar in
        hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? bits | 1 << UInt64(scalar & 63) : bits
      }
    }
    self.name = name
    self.file = file
    self.font = font
    self.outlines = outlines
    palette = Self.palette(of: face)
    ascii = (bits(0..<64), bits(64..<128))
    unitsPerEm = em
    ascent = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    descent = abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER))
    lineGap = max(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT)
    underline = Bar(
      top: -metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET), thickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
    strikeout = Bar(
      top: -metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), thickness: metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }

  /// Whether the font has the character `scalar`, which is below 128.
  func hasGlyph(forASCII scalar: UInt32) -> Bool {
    (scalar < 64 ? ascii.low : ascii.high) >> UInt64(scalar & 63) & 1 == 1
  }

  deinit { hb_font_destroy(font) }

  /// How far the pen moves to the right past a glyph, in font units.
  package func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Whether the font maps a character to a glyph.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// The glyph that the font's character map names for a character; nil if there is none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }
}

extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b || a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
