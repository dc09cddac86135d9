package import DSDisplayList
import DSImage
import DSRaster
package import DSText

/// What may change pixels without a change of the inputs: the renderer and the fonts.
package struct Fingerprint: Hashable, Sendable {
  /// One ingredient a line, such as `cairo 1.16.0`, in fixed order; fonts last, sorted.
  package let ingredients: [String]

  /// The fingerprint of everything that may be drawn with these fonts.
  package init(fonts: FontLibrary) {
    self.init(files: fonts.files, further: fonts.fallbacks.map { "fallback \(Self.plain($0))" })
  }

  /// The fingerprint of one picture: fonts that none of its glyphs come from are not part of it.
  package init(of list: DisplayList) { self.init(files: list.faces.map(\.file), further: []) }

  private init(files: [FontFile], further: [String]) {
    let fonts = Set(files.map { "font \($0.sha256) \(Self.plain($0.family))\($0.italic ? " italic" : "") \($0.index)" })
    ingredients =
      [
        "drawing \(DrawingLibraries.revision)", "cairo \(DrawingLibraries.cairo)", "pixman \(DrawingLibraries.pixman)",
        "harfbuzz \(TextLibraries.harfBuzz)", "fribidi \(TextLibraries.friBidi)",
        "linebreak \(TextLibraries.lineBreaks)", "libm \(DrawingLibraries.libm)",
      ] + fonts.sorted() + further
  }

  /// A family's name without what would end a line or an ingredient of the lock.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isNewline || $0 == ";" ? "?" : $0 })
  }

  /// Twelve hexadecimal digits that stand for the ingredients.
  package var text: String { Self.text(of: ingredients) }

  private static func text(of ingredients: [String]) -> String {
    String(contentHash(Array(ingredients.joined(separator: "\n").utf8)).text.prefix(12))
  }

  /// Whether a picture with another fingerprint was drawn by this renderer, with fonts that are among these.
  /// - Parameters:
  ///   - fingerprint: the twelve digits of the picture's.
  ///   - renderers: the ingredients of fingerprints, as `baselines.lock` has them; believed where they give the digits.
  package func covers(_ fingerprint: String, _ renderers: [String: [String]]) -> Bool {
    if fingerprint == text { return true }
    guard let recorded = renderers[fingerprint], Self.text(of: recorded) == fingerprint else { return false }
    return Set(recorded).isSubset(of: ingredients)
  }

  /// What differs in a picture's fingerprint from this one, as `cairo 1.16.0 → 1.18.0`: what is gone, with what there is in its
  /// place.
  /// - Parameter recorded: the ingredients of the picture's.
  package func differences(from recorded: [String]) -> [String] {
    recorded.filter { !ingredients.contains($0) }.map { old in
      let kind = Self.kind(old)
      guard let new = ingredients.first(where: { Self.kind($0) == kind && !recorded.contains($0) }) else {
        return "\(old) is gone"
      }
      return kind.count == 1 ? "\(old) → \(new.dropFirst(kind[0].count + 1))" : "\(old) → \(new)"
    }
  }

  /// What an ingredient is a version of: a library's name, or a font's family with its slant and number.
  private static func kind(_ ingredient: String) -> [Substring] {
    let words = ingredient.split(separator: " ")
    return words.first == "font" ? [words[0]] + words.dropFirst(2) : Array(words.prefix(1))
  }
}
