import DSImage
import DSRaster
package import DSText

/// What may change a system's pixels without a change of its files: the renderer and the fonts.
package struct Fingerprint: Hashable, Sendable {
  /// One ingredient a line, such as `cairo 1.16.0`, in fixed order; fonts last, sorted.
  package let ingredients: [String]

  /// The fingerprint of drawing with these fonts.
  package init(fonts: FontLibrary) {
    let files = Set(
      fonts.files.map { "font \($0.sha256) \(Self.plain($0.family))\($0.italic ? " italic" : "") \($0.index)" })
    ingredients =
      [
        "drawing \(DrawingLibraries.revision)", "cairo \(DrawingLibraries.cairo)", "pixman \(DrawingLibraries.pixman)",
        "harfbuzz \(TextLibraries.harfBuzz)", "fribidi \(TextLibraries.friBidi)",
        "linebreak \(TextLibraries.unibreak)", "libm \(DrawingLibraries.libm)",
      ] + files.sorted() + fonts.fallbacks.map { "fallback \(Self.plain($0))" }
  }

  /// A family's name without what would end a line or an ingredient of the lock.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isNewline || $0 == ";" ? "?" : $0 })
  }

  /// Twelve hexadecimal digits that stand for the ingredients.
  package var text: String {
    String(contentHash(Array(ingredients.joined(separator: "\n").utf8)).text.prefix(12))
  }
}
