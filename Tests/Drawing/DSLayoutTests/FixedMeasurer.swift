import DSGeometry
import DSLayout
import DSText

/// Measures text by counting: every character is `size` wide and half-up high, so that no test depends on a font.
///
/// A style of size 10 gives letters of 10 × 20 points with the baseline at 16. Lines break after any character.
final class FixedMeasurer: TextMeasurer {
  /// How many texts were laid out, or asked for their metrics.
  private(set) var calls = 0

  func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    calls += 1
    let size = paragraph.spans.first?.style.size ?? 10
    let count = paragraph.spans.reduce(0) { $0 + $1.text.count }
    let perLine = width.map { max(1, Int($0 / size)) } ?? max(1, count)
    var lineCount = max(1, (count + perLine - 1) / perLine)
    if let height { lineCount = min(lineCount, max(1, Int(height / (2 * size)))) }
    let box = Size(width: Double(min(count, perLine)) * size, height: Double(lineCount) * 2 * size)
    let lines = (0..<lineCount).map { line in
      let top = Double(line) * 2 * size
      return TextLayout.Line(
        baseline: top + 1.6 * size, rect: Rect(x: 0, y: top, width: box.width, height: 2 * size), runs: [])
    }
    return TextLayout(size: box, lines: lines)
  }

  func metrics(of style: TextStyle) -> TextMetrics {
    calls += 1
    return TextMetrics(ascent: 1.6 * style.size, descent: 0.4 * style.size, leading: 0, capHeight: 1.2 * style.size)
  }
}
