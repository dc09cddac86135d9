import DSGeometry
import DSLayout
import DSText

/// Measures texts for layout, and how long that takes.
final class BenchMeasurer: TextMeasurer {
  private let fonts: FontLibrary
  private let shaper: TextShaper
  /// Nanoseconds spent in texts; counted only if asked for.
  var nanoseconds: UInt64 = 0
  var isTimed = false

  init(fonts: FontLibrary) {
    self.fonts = fonts
    shaper = TextShaper(library: fonts)
  }

  func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    let start = isTimed ? threadNanoseconds() : 0
    defer { if isTimed { nanoseconds += threadNanoseconds() - start } }
    do throws(FontLibrary.Problem) {
      return try shaper.layout(paragraph, width: width, height: height)
    } catch { fatalError("the texts cannot be laid out: \(error)") }
  }

  func size(of paragraph: TextParagraph, width: Double?, height: Double?) -> Size {
    let start = isTimed ? threadNanoseconds() : 0
    defer { if isTimed { nanoseconds += threadNanoseconds() - start } }
    do throws(FontLibrary.Problem) {
      return try shaper.size(of: paragraph, width: width, height: height)
    } catch { fatalError("the texts cannot be laid out: \(error)") }
  }

  func metrics(of style: TextStyle) -> TextMetrics {
    do throws(FontLibrary.Problem) {
      let face = try fonts.face(of: style)
      return TextMetrics(
        ascent: face.ascent * style.size, descent: face.descent * style.size, leading: face.lineGap * style.size,
        capHeight: face.capHeight * style.size)
    } catch { fatalError("the font cannot be used: \(error)") }
  }
}
