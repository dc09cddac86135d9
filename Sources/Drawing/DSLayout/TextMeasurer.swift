package import DSGeometry
package import DSText

/// Lays out texts for the layout engine; injected, so that layout is tested with fixed metrics and no font.
package protocol TextMeasurer: AnyObject {
  /// The paragraph broken to `width` and cut to `height`, both in points; nil leaves an axis open.
  func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout

  /// The size of that layout, where it can be found without laying out.
  func size(of paragraph: TextParagraph, width: Double?, height: Double?) -> Size

  /// The vertical metrics of a style's own font, in points.
  func metrics(of style: TextStyle) -> TextMetrics
}

extension TextMeasurer {
  /// The size of the layout.
  package func size(of paragraph: TextParagraph, width: Double?, height: Double?) -> Size {
    layout(paragraph, width: width, height: height).size
  }
}

/// Vertical metrics of a font at a size, in points.
package struct TextMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the tallest letters.
  package var ascent: Double
  /// From the baseline down to the bottom of the lowest letters; positive.
  package var descent: Double
  /// Leading: space between two lines, as the font defines it.
  package var leading: Double
  /// The height of capitals.
  package var capHeight: Double
  /// The gap to a view above, where it is known and not worked out of the others.
  package var gapAbove: Double?
  /// The gap to a view below, where it is known.
  package var gapBelow: Double?

  /// Metrics of a font.
  package init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, gapAbove: Double? = nil,
    gapBelow: Double? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.gapAbove = gapAbove
    self.gapBelow = gapBelow
  }

  /// The metrics of a style that brings its own; nil if they are the font's.
  package init?(_ style: TextStyle) {
    guard let metrics = style.metrics else { return nil }
    self.init(
      ascent: metrics.fontAscent, descent: metrics.fontDescent, leading: metrics.leading,
      capHeight: metrics.capHeight)
  }
}
