/// The name of an asset as the words that Xcode splits it into, and the names in Swift that it makes of them.
///
/// Words end at anything that is not a letter or a digit, between letters and digits, before a capital after a small
/// letter, and before the last of several capitals that a small letter follows.
struct AssetName {
  private var words: [String] = []

  /// A name in a catalogue.
  /// - Parameter kind: a last word that is left out, such as `color`, unless it is the only one.
  init(_ name: String, without kind: String = "") {
    let letters = Array(name)
    for (place, letter) in letters.enumerated() where letter.isLetter || letter.isNumber {
      let before = place > 0 ? letters[place - 1] : " "
      let after = place + 1 < letters.count ? letters[place + 1] : " "
      let continues =
        if letter.isNumber { before.isNumber } else if !letter.isUppercase { before.isLetter } else {
          before.isUppercase && !(after.isLetter && !after.isUppercase)
        }
      if continues, !words.isEmpty { words[words.count - 1].append(letter) } else { words.append(String(letter)) }
    }
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
  }

  /// The name of a member: `BGColorOne` becomes `bgColorOne`, `10_body` `_10Body`, `TLS2016` `TLS_2016`; empty if there
  /// is neither letter nor digit.
  var member: String {
    let isOfCapitals = !words.contains { $0.contains { $0.isLetter && !$0.isUppercase } }
    let text =
      isOfCapitals
      ? words.joined(separator: "_")
      : (words.first?.lowercased() ?? "") + words.dropFirst().map(Self.capitalized).joined()
    return Self.keywords.contains(text) ? "`\(text)`" : Self.begun(text)
  }

  /// The name of a type: `iconPreviews` becomes `IconPreviews`.
  var type: String {
    let text = Self.begun(words.map(Self.capitalized).joined())
    return ["Type", "Protocol", "Self", "Any"].contains(text) ? "`\(text)`" : text
  }

  /// No name begins with a digit.
  private static func begun(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
