import ArgumentParser

/// Words of a fixed set, separated by commas, such as `png,svg`; order and repetitions do not matter.
struct CommaList<Word: CaseIterable & RawRepresentable & Hashable & Sendable>: ExpressibleByArgument
where Word.RawValue == String {
  /// The words in the order of their declaration.
  var words: [Word]

  init(_ words: [Word]) { self.words = words }

  init?(argument: String) {
    var found: Set<Word> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = Word(rawValue: String(part)) else { return nil }
      found.insert(word)
    }
    words = Word.allCases.filter { found.contains($0) }
  }

  var defaultValueDescription: String { words.map(\.rawValue).joined(separator: ",") }

  static var allValueStrings: [String] { Word.allCases.map(\.rawValue) }
}

/// One word of a fixed set, as an option's value.
struct Choice<Word: CaseIterable & RawRepresentable & Hashable & Sendable>: ExpressibleByArgument
where Word.RawValue == String {
  var word: Word

  init(_ word: Word) { self.word = word }

  init?(argument: String) {
    guard let word = Word(rawValue: argument) else { return nil }
    self.word = word
  }

  var defaultValueDescription: String { word.rawValue }

  static var allValueStrings: [String] { Word.allCases.map(\.rawValue) }
}
