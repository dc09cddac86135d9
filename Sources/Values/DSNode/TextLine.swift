package import DSGeometry

/// A line of a laid-out text, for code that draws it itself; in points from the text's top left corner.
package struct TextLine: Hashable, Sendable {
  /// Glyphs of one font and span, or one picture among letters.
  package struct Run: Hashable, Sendable {
    /// Which span of the text it comes from.
    package var span: Int
    /// The number of its first glyph in the line.
    package var firstPiece: Int
    /// The left and right edge of every glyph, from left to right.
    package var edges: [ClosedRange<Double>]
    /// How far its letters reach above and below the baseline, and the leading between two lines.
    package var ascent, descent, leading: Double

    /// A run.
    package init(
      span: Int, firstPiece: Int, edges: [ClosedRange<Double>], ascent: Double, descent: Double, leading: Double
    ) {
      self.span = span
      self.firstPiece = firstPiece
      self.edges = edges
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }
  }

  /// The baseline's distance from the top of the text's box.
  package var baseline: Double
  /// The line's box.
  package var rect: Rect
  /// Whether characters were cut here.
  package var isTruncated: Bool
  /// The runs from left to right.
  package var runs: [Run]

  /// A line.
  package init(baseline: Double, rect: Rect, isTruncated: Bool, runs: [Run]) {
    self.baseline = baseline
    self.rect = rect
    self.isTruncated = isTruncated
    self.runs = runs
  }
}

extension TextNode {
  /// Some glyphs of a line.
  package struct Part: Hashable, Sendable {
    /// Which line of the text.
    package var line: Int
    /// Which glyphs of the line.
    package var pieces: Range<Int>

    /// Some glyphs of a line.
    package init(line: Int, pieces: Range<Int>) {
      self.line = line
      self.pieces = pieces
    }
  }
}
