import DSGeometry
import DSLayout
import DSText

/// Measures texts for the layout engine with the fonts of a design system; one per worker and system.
///
/// The engine's request cannot fail, so a problem with a font is kept, and the text is empty: code that draws the shot
/// has to check `problem` before it uses the layout.
final class FontMeasurer: TextMeasurer {
  private let shaper: TextShaper
  private let fonts: FontLibrary
  /// The first problem since the measurer was last reset, and the text that had it.
  private(set) var problem: (cause: FontLibrary.Problem, paragraph: TextParagraph?)?

  init(fonts: FontLibrary) {
    self.fonts = fonts
    shaper = TextShaper(library: fonts)
  }

  /// Forgets the problem of the shot before.
  func reset() { problem = nil }

  func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    do throws(FontLibrary.Problem) {
      return try shaper.layout(paragraph, width: width, height: height)
    } catch {
      if problem == nil { problem = (error, paragraph) }
      return TextLayout(size: .zero, lines: [])
    }
  }

  func size(of paragraph: TextParagraph, width: Double?, height: Double?) -> Size {
    do throws(FontLibrary.Problem) {
      return try shaper.size(of: paragraph, width: width, height: height)
    } catch {
      if problem == nil { problem = (error, paragraph) }
      return .zero
    }
  }

  func metrics(of style: TextStyle) -> TextMetrics {
    if let known = TextMetrics(style) { return known }
    do throws(FontLibrary.Problem) {
      let face = try fonts.face(of: style)
      return TextMetrics(
        ascent: face.ascent * style.size, descent: face.descent * style.size, leading: face.lineGap * style.size,
        capHeight: face.capHeight * style.size)
    } catch {
      if problem == nil { problem = (error, nil) }
      return TextMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0)
    }
  }
}
