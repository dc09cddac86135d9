import DSGeometry
import DSNode

extension SpacingPreference {
  /// The preference of a text in a font: with A, D, C the ascent, descent and height of capitals, and n a tenth of
  /// A + D rounded up to a pixel, a view above stays D + n away, a view below max(A + D + n − C, n + D), a text above
  /// the font's leading. The formula was checked against 24 recorded values of SwiftUI.
  ///
  /// Source: the gaps above and below fonts of 12 sizes from 10 to 40 points on a Mac, which `TextRules` in the tests
  /// repeats; the recording itself is not kept here.
  init(_ metrics: TextMetrics, pixel: Double) {
    let n = (0.1 * (metrics.ascent + metrics.descent) / pixel).rounded(.up) * pixel
    let below = max(metrics.ascent + metrics.descent + n - metrics.capHeight, n + metrics.descent)
    let text = Edge.Text(
      lineHeight: metrics.ascent + metrics.descent + metrics.leading,
      leading: (metrics.leading / pixel).rounded(.up) * pixel)
    let top = Edge(plain: false, besidePlain: metrics.gapAbove ?? metrics.descent + n, text: text)
    let bottom = Edge(plain: false, besidePlain: metrics.gapBelow ?? below, text: text)
    self.init(top: top, bottom: bottom)
  }
}
