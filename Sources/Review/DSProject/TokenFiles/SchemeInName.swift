/// The colour schemes that names of files speak of, as in `dark.tokens.json`, `lightTheme.json` and `color/dark/base.json`.
enum SchemeInName {
  /// The schemes, the default first.
  static let schemes = ["light", "dark"]
  /// Words beside a scheme that make it a further variant of it.
  private static let variants: Set<String> = [
    "hc", "contrast", "highcontrast", "dimmed", "colorblind", "tritanopia", "protanopia",
  ]

  /// The scheme that a path speaks of; nil where it speaks of none or of several.
  static func scheme(of path: String) -> String? {
    let words = Set(words(of: path))
    let found = schemes.filter(words.contains)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a path speaks of a variant of a scheme, such as one of high contrast.
  static func isVariant(_ path: String) -> Bool { words(of: path).contains(where: variants.contains) }

  /// The words of a path in small letters: `lightTheme` has two.
  private static func words(of path: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in path {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || (wasSmall && character.isUppercase) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.append(character) }
      wasSmall = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
