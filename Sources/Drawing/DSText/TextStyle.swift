/// Everything that decides how a piece of text is shaped and how tall its line is; lengths in points.
package struct TextStyle: Hashable, Sendable {
  /// A family of the font library; glyphs it lacks come from the library's fallbacks.
  package var family: String
  /// The size of the em square.
  package var size: Double
  /// The font's size where letters are of the secondary scale, which is smaller; nil for all others.
  package var fullSize: Double?
  /// The weight, 1…1000; 400 is regular.
  package var weight: Double
  /// Whether the weight is that of the font's bold letters, which platforms have for each text style.
  package var isBold = false
  /// How wide letters are, in percent of the usual width; 100 takes the font as it is.
  package var width = 100.0
  /// Whether slanted letters are requested.
  package var italic: Bool
  /// The requested kind of letters, such as `rounded`; nil for the usual ones. The family is chosen already.
  package var design: String?
  /// Extra space after every grapheme cluster.
  package var tracking: Double
  /// How far apart the family's letters are, before `tracking`.
  package var spacing = LetterSpacing.own
  /// How large Japanese letters of another family are, as a share of `size`: beside a platform's own letters they are smaller.
  package var japaneseScale = 1.0
  /// The height of the line box as design tools mean it: the font's ascent + descent sit in its middle. Nil: the
  /// font's own ascent + descent + line gap.
  package var lineHeight: Double?
  /// Whether a line is drawn under the text.
  package var underline: Bool
  /// Whether a line is drawn through the text.
  package var strikethrough: Bool
  /// The platform's text style that selected the font, such as `body`; nil for any other font.
  package var textStyle: String?
  /// How tall lines are if a profile defines it; nil leaves it to the font. `lineHeight` wins over it.
  package var metrics: LineMetrics?
  /// Whether the text has an area behind it.
  package var background = false
  /// How far letters are above the baseline; negative below it. Their line grows to hold them.
  package var baselineOffset = 0.0
  /// What is added to the line's height, half above and half below; negative takes away.
  package var extraLeading = 0.0
  /// Other forms of letters and digits, where the font has them.
  package var features: Features = []
  /// Features of OpenType by their tags, which come after all others.
  package var openTypeFeatures: [OpenTypeFeature] = []

  /// A feature of OpenType with its value.
  package struct OpenTypeFeature: Hashable, Sendable {
    /// Its name in fonts, four ASCII characters.
    package let tag: String
    /// 0 for off, 1 for on; more for the choice among alternatives.
    package let value: UInt32

    /// A feature.
    package init(tag: String, value: UInt32) { (self.tag, self.value) = (tag, value) }
  }

  /// Forms of letters and digits that a font may have beside the usual ones.
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Digits of one width (OpenType feature `tnum`).
    package static let monospacedDigits = Features(rawValue: 1)
    /// Small letters as small capitals (`smcp`).
    package static let smallCapsFromLowercase = Features(rawValue: 2)
    /// Capitals as small capitals (`c2sc`).
    package static let smallCapsFromUppercase = Features(rawValue: 4)
  }

  /// A style; regular, upright and undecorated by default.
  package init(
    family: String, size: Double, weight: Double = 400, italic: Bool = false, tracking: Double = 0,
    lineHeight: Double? = nil, underline: Bool = false, strikethrough: Bool = false, textStyle: String? = nil,
    metrics: LineMetrics? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.underline = underline
    self.strikethrough = strikethrough
    self.textStyle = textStyle
    self.metrics = metrics
  }
}

extension TextStyle {
  /// Whether WCAG 2.2 calls the text large: at least 18 point, or 14 point and bold, which are 24 and 18.66 CSS pixels; a
  /// CSS pixel is a point of a screen.
  package var isLarge: Bool { size >= 24 || size >= 18.66 && weight >= 700 }
}
