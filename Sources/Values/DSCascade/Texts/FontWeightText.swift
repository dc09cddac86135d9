/// A font weight in words, as design tools write it: `Bold Italic`, `SemiBold`, `Demi`, `700 italic`.
struct FontWeightText: Hashable {
  /// The weight, 1…1000.
  var weight: Double
  /// Whether the letters are slanted.
  var isItalic: Bool

  /// Reads a text; nil for others. A word before the weight, such as a width or a letter of the family's name, does not
  /// count: `Expanded Medium`.
  init?(_ text: String) {
    if let weight = FontWeightText(words: text) {
      self = weight
    } else if let space = text.trimmed.firstIndex(of: " "),
      let weight = FontWeightText(words: String(text.trimmed[space...])), weight.isNamed
    {
      self = weight
      isItalic = isItalic || ["italic", "oblique"].contains(text.trimmed[..<space].lowercased())
    } else {
      return nil
    }
  }

  /// Whether the weight was a word.
  private var isNamed = true

  private init?(words text: String) {
    var words = TokenRole.plain(text)
    isItalic = false
    for slant in ["italic", "oblique"] where words.utf8.reversed().starts(with: slant.utf8.reversed()) {
      words = String(Substring(words.utf8.dropLast(slant.utf8.count)))
      isItalic = true
    }
    // Figma writes the regular weight of a slanted style as the slant alone.
    if words.isEmpty, isItalic {
      weight = 400
    } else if let known = Self.weights[words] {
      weight = known
    } else if let number = UnitNumber.number(words), (1...1000).contains(number) {
      weight = number
      isNamed = false
    } else {
      return nil
    }
  }

  /// The names of DTCG, of CSS and of the styles of font files, in small letters without spaces and hyphens.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extrathin": 100, "ultrathin": 100, "extralight": 200, "ultralight": 200,
    "extraleicht": 200, "light": 300, "leicht": 300, "semilight": 350, "demilight": 350, "normal": 400,
    "regular": 400, "roman": 400, "book": 400, "buch": 400, "standard": 400, "medium": 500, "kraeftig": 500,
    "kräftig": 500, "semibold": 600, "demibold": 600, "demi": 600, "halbfett": 600, "bold": 700, "dreiviertelfett": 700,
    "extrabold": 800, "ultrabold": 800, "fett": 800, "black": 900, "heavy": 900, "super": 900, "extrafett": 900,
    "ultra": 950, "extrablack": 950, "ultrablack": 950,
  ]
}
