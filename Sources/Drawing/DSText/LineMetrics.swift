/// How tall the lines of a style are, where that is known and not left to the font file; in points.
///
/// A font that stands in for a platform's own has other proportions; with these metrics its lines are as tall as the
/// platform's, and stacks keep the platform's distances to them.
package struct LineMetrics: Hashable, Sendable {
  /// Of the first line's box, above the baseline.
  package var ascent: Double
  /// Of the first line's box, below the baseline.
  package var descent: Double
  /// From one baseline to the next.
  package var pitch: Double
  /// The ascent of the platform's font; stacks keep texts apart by it.
  package var fontAscent: Double
  /// The descent of the platform's font.
  package var fontDescent: Double
  /// The height of capitals in the platform's font.
  package var capHeight: Double
  /// The gap between two texts in a column.
  package var leading: Double

  /// The metrics of a style.
  package init(
    ascent: Double, descent: Double, pitch: Double, fontAscent: Double, fontDescent: Double, capHeight: Double,
    leading: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.pitch = pitch
    self.fontAscent = fontAscent
    self.fontDescent = fontDescent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// The height of the first line.
  package var height: Double { ascent + descent }
}

extension ShapedParagraph {
  /// The space between two line boxes. `lineSpacing` counts from the letters and takes up the font's own leading first,
  /// as SwiftUI has it; beside an explicit line height it is put between the boxes.
  func space(betweenLines lineSpacing: Double) -> Double {
    guard let first = spans.first, first.style.lineHeight == nil else { return lineSpacing }
    guard let metrics = first.style.metrics else { return max(0, lineSpacing - first.face.lineGap * first.style.size) }
    return max(metrics.pitch, metrics.fontAscent + metrics.fontDescent + lineSpacing) - metrics.height
  }
}
