package import DSGeometry
package import DSText

/// Sizes of texts and gaps of fonts that were recorded elsewhere, for instance from Apple's SwiftUI; lengths in points.
package struct RecordedTexts: Hashable, Sendable {
  /// Which fonts a record is about; a member that is nil fits all.
  package struct FontPattern: Hashable, Sendable {
    /// A text style, such as `body`.
    package var style: String?
    /// The family.
    package var family: String?
    /// The size of the em square; without a style it fits no font of a text style, which has its own lines.
    package var size: Double?
    /// The weight.
    package var weight: Double?
    /// Whether letters are slanted.
    package var italic: Bool?
    /// The kind of letters: `default`, or such as `rounded`.
    package var design: String?
    /// The extra space after every letter.
    package var tracking: Double?
    /// Whether letters are of the secondary scale; size and tracking are those of the font nevertheless.
    package var isSecondary: Bool?

    /// A pattern that fits all fonts.
    package init() {}

    /// The weight that records may call bold letters by, whatever weight they have in a text style.
    private static let bold = 700.0

    /// Whether a style is of these fonts.
    package func fits(_ other: TextStyle) -> Bool {
      func same(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 0.01 } ?? true }
      return (style == nil ? size == nil || other.textStyle == nil : style == other.textStyle)
        && (family == nil || family == other.family)
        && (italic == nil || italic == other.italic) && (design == nil || design == other.design ?? "default")
        && (isSecondary == nil || isSecondary == (other.fullSize != nil)) && same(size, other.fullSize ?? other.size)
        && (other.fullSize != nil || same(tracking, other.tracking))
        && (same(weight, other.weight) || other.isBold && weight == Self.bold)
    }
  }

  /// What is known of a font.
  package struct Font: Hashable, Sendable {
    /// Which fonts it is about.
    package var pattern: FontPattern
    /// From one baseline to the next.
    package var pitch: Double?
    /// The gap to a view above.
    package var gapAbove: Double?
    /// The gap to a view below.
    package var gapBelow: Double?
    /// The gap to a text above.
    package var leading: Double?
    /// The font's own metrics; the gaps above and below follow from them where they are not given.
    package var ascent, descent, capHeight: Double?

    /// What is known of some fonts; nothing yet.
    package init(_ pattern: FontPattern) { self.pattern = pattern }
  }

  /// The sizes of one text.
  package struct Text: Hashable, Sendable {
    /// The characters of every span.
    package var spans: [Span]
    /// What was recorded, in the order of the file.
    package var sizes: [Measurement]

    /// The sizes of a text.
    package init(spans: [Span], sizes: [Measurement]) {
      self.spans = spans
      self.sizes = sizes
    }
  }

  /// A piece of a text.
  package struct Span: Hashable, Sendable {
    /// The characters and their font.
    package var text: String
    package var pattern: FontPattern

    /// A piece of a text in a font.
    package init(_ text: String, _ pattern: FontPattern) {
      self.text = text
      self.pattern = pattern
    }
  }

  /// One answer of a text to an offer.
  package struct Measurement: Hashable, Sendable {
    /// What it was offered; nil for nothing.
    package var offer: ProposedSize
    /// What it answered.
    package var size: Size
    /// Its first and last baseline, from its top; nil if they were not recorded.
    package var baselines: [Double]?
    /// How many lines it has; nil is worked out of its height.
    package var lines: Int?
    /// The paragraph's settings while it was recorded.
    package var lineLimit: Int?
    package var reservedLines: Int
    package var lineSpacing: Double
    package var truncation: TextParagraph.Truncation
    /// How small the letters might become, and whether they might move together; nil fits any text.
    package var minimumScale: Double?
    package var allowsTightening: Bool?

    /// An answer to an offer, without a line limit.
    package init(offer: ProposedSize, size: Size, baselines: [Double]? = nil, lines: Int? = nil) {
      self.offer = offer
      self.size = size
      self.baselines = baselines
      self.lines = lines
      lineLimit = nil
      reservedLines = 0
      lineSpacing = 0
      truncation = .tail
    }
  }

  /// What is known of fonts; the first that fits counts.
  package var fonts: [Font]
  /// What is known of texts; all that fit count together, an earlier answer to the same offer before a later one.
  package var texts: [Text]

  /// Records of fonts and texts.
  package init(fonts: [Font] = [], texts: [Text] = []) {
    self.fonts = fonts
    self.texts = texts
  }
}
