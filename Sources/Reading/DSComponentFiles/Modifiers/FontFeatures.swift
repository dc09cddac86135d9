import DSNode

extension ModifierDefinition {
  /// Features of OpenType fonts by their tags, as UIKit's font descriptors and CSS have them.
  static let fontFeatures = ModifierDefinition(
    "fontFeatures", .text,
    "Other forms of letters and digits, where the font has them: tnum for digits of one width, smcp for small capitals, "
      + "ss01 to ss20 for stylistic sets, -liga for no ligatures.",
    ArgumentList(
      [
        ArgumentDefinition(
          "features", .string, "Tags with spaces between them: tag for on, -tag for off, tag=number for a choice.",
          required: true)
      ]),
    fitsSpans: true, example: "fontFeatures: tnum ss01 -liga"
  ) { arguments in
    guard let text = arguments.string("features") else { return nil }
    let words = text.split { $0 == " " || $0 == "," }
    var traits = Modifier.FontTraits()
    for word in words {
      guard let feature = FontFeature(text: word) else {
        arguments.error(
          "unknown-value", "'\(word)' is not a font feature, expected a tag of four characters such as 'tnum'")
        return nil
      }
      traits.features.removeAll { $0.tag == feature.tag }
      traits.features.append(feature)
    }
    if words.isEmpty {
      arguments.error("missing-argument", "fontFeatures names no feature, expected a tag such as 'tnum'")
      return nil
    }
    return .fontTraits(traits)
  }
}
