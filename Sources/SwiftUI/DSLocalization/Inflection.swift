import Foundation

/// English nouns in the plural, for texts marked `^[…](inflect: true)`.
package enum Inflection {
  /// A text whose last word is put into the plural where the number asks for it.
  package static func inflected(_ text: String, for number: PluralNumber) -> String {
    if PluralRules.category(of: number, language: "en") == "one" { return text }
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let start = text[..<end].lastIndex { !$0.isLetter && $0 != "'" && $0 != "’" }.map { text.index(after: $0) }
    let range = (start ?? text.startIndex)...end
    return text.replacingCharacters(in: range, with: plural(String(text[range])))
  }

  /// The first whole number in a text.
  package static func number(in text: String) -> PluralNumber? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," }
    return Double(digits.filter { $0 != "," }).map { PluralNumber(whole: $0) }
  }

  private static let irregular: [String: String] = [
    "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "knife": "knives", "life": "lives",
    "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves",
    "calf": "calves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "index": "indices", "matrix": "matrices", "analysis": "analyses", "basis": "bases", "crisis": "crises",
    "criterion": "criteria", "phenomenon": "phenomena", "quiz": "quizzes", "bus": "buses", "this": "these",
    "that": "those", "is": "are", "was": "were", "has": "have",
  ]
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "information", "equipment", "news", "software",
  ]

  private static func plural(_ word: String) -> String {
    let small = word.lowercased()
    if unchanged.contains(small) { return word }
    if let known = irregular[small] ?? compound(small) {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let before = small.dropLast().last
    if small.hasSuffix("y"), let before, !"aeiou".contains(before) { return word.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    return word + "s"
  }

  /// Words that end in an irregular one: policeman, grandchild.
  private static func compound(_ word: String) -> String? {
    for ending in ["woman", "man", "child", "foot", "tooth", "mouse"] where word.hasSuffix(ending) && word != "human" {
      return irregular[ending].map { word.dropLast(ending.count) + $0 }
    }
    return nil
  }
}
