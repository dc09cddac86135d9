/// A script that puts no spaces between words, by the number of its dictionary.
enum WordScript: UInt32, CaseIterable {
  case thai, lao, khmer, burmese

  /// The script of a letter; nil if there is no dictionary for it.
  init?(_ code: UInt32) {
    switch code {
    case 0x0E00..<0x0E80: self = .thai
    case 0x0E80..<0x0F00: self = .lao
    case 0x1780..<0x1800: self = .khmer
    case 0x1000..<0x10A0: self = .burmese
    default: return nil
    }
  }

  /// Whether a word may end between two letters with their marks.
  ///
  /// Dictionaries have single consonants as words, so that no dictionary alone keeps the rest of a syllable with its beginning.
  func mayPart(_ last: ArraySlice<UInt32>, _ next: ArraySlice<UInt32>) -> Bool {
    guard !joinsNext(last), let first = next.first else { return false }
    return followsWord(first) || begins(first) && !closesSyllable(next)
  }

  /// A text with its marks in the order that the dictionary has, which is Unicode's canonical one.
  ///
  /// Only in Burmese do texts often have another one: the dot below after U+103A.
  func inDictionaryOrder(_ scalars: [UInt32]) -> [UInt32] {
    guard self == .burmese else { return scalars }
    var scalars = scalars
    for index in scalars.indices.dropLast() where scalars[index] == 0x103A && scalars[index + 1] == 0x1037 {
      scalars.swapAt(index, index + 1)
    }
    return scalars
  }

  /// Whether a sign follows a word: one that repeats or shortens it.
  func followsWord(_ code: UInt32) -> Bool {
    switch self {
    case .thai: code == 0x0E2F || code == 0x0E46
    case .lao: code == 0x0EAF || code == 0x0EC6
    case .khmer: code == 0x17D7
    case .burmese: false
    }
  }

  /// Whether a letter may begin a word. Vowels after a consonant may not; in Thai and Lao they are letters, not marks.
  private func begins(_ code: UInt32) -> Bool {
    switch self {
    case .thai: 0x0E01...0x0E2E ~= code || isLeadingVowel(code)
    case .lao: 0x0E81...0x0EAE ~= code || 0x0EDC...0x0EDF ~= code || isLeadingVowel(code)
    case .khmer: 0x1780...0x17B3 ~= code
    case .burmese: 0x1000...0x102A ~= code || code == 0x103F
    }
  }

  /// Whether a letter with its marks needs the consonant after it: it is a vowel that is written before that one, or has one
  /// that ends no syllable, or a sign that puts that one below it.
  private func joinsNext(_ letter: ArraySlice<UInt32>) -> Bool {
    guard let first = letter.first, let last = letter.last else { return true }
    return switch self {
    // The word `ก็` is the only one that ends with this vowel.
    case .thai:
      isLeadingVowel(first) || letter.contains { $0 == 0x0E31 || $0 == 0x0E37 || $0 == 0x0E47 && first != 0x0E01 }
    case .lao: isLeadingVowel(first) || letter.contains { $0 == 0x0EB1 || $0 == 0x0EBB }
    case .khmer: last == 0x17D2
    case .burmese: last == 0x1039
    }
  }

  private func isLeadingVowel(_ code: UInt32) -> Bool {
    self == .thai ? 0x0E40...0x0E44 ~= code : 0x0EC0...0x0EC4 ~= code
  }

  /// Whether a consonant with its marks is silent, or only closes the syllable before it.
  private func closesSyllable(_ letter: ArraySlice<UInt32>) -> Bool {
    let marks = letter.dropFirst().prefix(2)
    return switch self {
    case .thai: marks.contains(0x0E4C)
    case .lao: marks.contains(0x0ECC)
    case .khmer: marks.contains(0x17CD)
    // After a vowel the same sign is a tone. Only the dot below may come before it.
    case .burmese: marks.first == 0x103A || marks.elementsEqual([0x1037, 0x103A])
    }
  }
}
