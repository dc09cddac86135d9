package import DSGeometry

/// A text to be laid out: spans of one style each, and how its lines are broken and aligned.
package struct TextParagraph: Hashable, Sendable {
  /// A piece of text of one style.
  package struct Span: Hashable, Sendable {
    /// The characters; a line feed ends a line.
    package var text: String
    /// How they are shaped.
    package var style: TextStyle
    /// The picture that stands for the span's one character; nil for letters.
    package var object: InlineObject?

    /// A span.
    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }

    /// A picture among letters; the style is that of the surrounding letters.
    package init(_ object: InlineObject, _ style: TextStyle) {
      text = InlineObject.character
      self.style = style
      self.object = object
    }
  }

  /// The position of the ellipsis in a line that was cut.
  package enum Truncation: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail
  }

  /// How lines shorter than the widest are placed; leading follows `direction`.
  package enum LineAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// The pieces, in reading order.
  package var spans: [Span]
  /// Where lines begin: leading is this direction's beginning. It is also the base direction of paragraphs that have no
  /// letter with a direction, or of all if `followsContent` is not set.
  package var direction: LayoutDirection
  /// Whether the base direction is that of the first letter that has one, for every line feed's paragraph separately.
  package var followsContent = true
  /// Whether lines begin where the first paragraph's base direction does, and not where `direction` does.
  package var alignsWithContent = false
  /// How lines are placed in the widest line.
  package var alignment: LineAlignment
  /// The greatest number of lines; nil for no limit.
  package var lineLimit: Int?
  /// The smallest number of lines whose height is reserved.
  package var reservedLines: Int
  /// Where an over-long last line is cut.
  package var truncation: Truncation
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  /// Whether the letters of the last line move together before it is cut: where it is at most a twentieth too long.
  package var allowsTightening = false
  /// How small the letters may become before the text is cut, as a share of their size.
  package var minimumScale = 1.0

  /// A paragraph; leading, unlimited and cut at its tail by default.
  package init(
    _ spans: [Span], direction: LayoutDirection = .leftToRight, alignment: LineAlignment = .leading,
    lineLimit: Int? = nil, reservedLines: Int = 0, truncation: Truncation = .tail, lineSpacing: Double = 0
  ) {
    self.spans = spans
    self.direction = direction
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
  }
}
