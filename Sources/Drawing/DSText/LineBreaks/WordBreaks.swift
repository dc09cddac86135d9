import CWordDictionaries

/// Finds where words end in a run of one script, by its dictionary.
///
/// Takes one word after the other, and looks two words ahead for each. Where no word begins, a stretch goes on to the next place
/// where one does. The time is linear in the run's length: each place is looked up once, and words have at most 64 code points.
struct WordBreaks {
  private let script: WordScript
  /// The run with its marks in the dictionary's order.
  private let scalars: [UInt32]
  /// Where the run begins in its text.
  private let start: Int
  /// Whether a word may end before the code point at an index.
  private let mayEnd: [Bool]
  /// What the dictionary knows from each code point; nil where it has not been asked yet.
  private var found: [WordLengths?]

  /// A run of letters of a script.
  /// - Parameter ends: for each letter with its marks the index after them.
  init(_ script: WordScript, scalars: ArraySlice<UInt32>, ends: some Sequence<Int>) {
    self.script = script
    start = scalars.startIndex
    self.scalars = script.inDictionaryOrder(Array(scalars))
    var mayEnd = [Bool](repeating: false, count: scalars.count + 1)
    mayEnd[scalars.count] = true
    var last = scalars[..<scalars.startIndex]
    for end in ends {
      let letter = scalars[last.endIndex..<end]
      mayEnd[last.endIndex - scalars.startIndex] = script.mayPart(last, letter)
      last = letter
    }
    self.mayEnd = mayEnd
    found = Array(repeating: nil, count: scalars.count + 1)
  }

  /// The indices after the words, without the last one, which ends with the run.
  mutating func find() -> [Int] {
    var breaks: [Int] = []
    var place = 0
    while place < scalars.count {
      let word = nextWord(place)
      place = withSigns(withUnknown(place + word, after: word))
      if place < scalars.count { breaks.append(start + place) }
    }
    return breaks
  }

  /// The length of the word to take at a place; 0 if none begins there.
  ///
  /// The longest one that two more words follow, or fewer up to the run's end. If there is none, the one that reaches farthest
  /// with one more word; the longest of several.
  private mutating func nextWord(_ place: Int) -> Int {
    let words = lengths(place)
    if words.isSingle { return words.longest }
    var best = 0
    var reach = 0
    for length in words {
      let end = place + length
      if end == scalars.count { return length }
      let next = lengths(end)
      for other in next where end + other == scalars.count || !lengths(end + other).isEmpty { return length }
      if end + next.longest > reach { (best, reach) = (length, end + next.longest) }
    }
    return best
  }

  /// The end of the word of a length that ends at `place`, with what follows if that is no word.
  ///
  /// Letters that no word begins with belong to a short word before them, because both are then part of a name or a foreign word.
  /// They do not after a longer word, nor if three of them begin some word.
  private mutating func withUnknown(_ place: Int, after length: Int) -> Int {
    guard place < scalars.count, length < 3, lengths(place).isEmpty else { return place }
    if length > 0, lengths(place).prefix >= 3 { return place }
    var end = place + 1
    while end < scalars.count, !mayEnd[end] || lengths(end).isEmpty { end += 1 }
    return end
  }

  /// The end of a word at `place` with the signs that follow words.
  private mutating func withSigns(_ place: Int) -> Int {
    var end = place
    while end < scalars.count, script.followsWord(scalars[end]), lengths(end).isEmpty {
      repeat { end += 1 } while !mayEnd[end]
    }
    return end
  }

  /// The words that begin at a place, and end where a word may end.
  private mutating func lengths(_ place: Int) -> WordLengths {
    if let known = found[place] { return known }
    var prefix: UInt32 = 0
    var bits = scalars[place...].withUnsafeBufferPointer {
      word_lengths(script.rawValue, $0.baseAddress, UInt32($0.count), &prefix)
    }
    for length in WordLengths(bits: bits, prefix: 0) where !mayEnd[place + length] {
      bits &= ~(1 << UInt64(length - 1))
    }
    let lengths = WordLengths(bits: bits, prefix: Int(prefix))
    found[place] = lengths
    return lengths
  }
}

/// The lengths of the words that begin at a place, the longest first.
struct WordLengths: Sequence, IteratorProtocol {
  /// Bit n is set if n + 1 code points are a word.
  var bits: UInt64
  /// How many code points some word begins with.
  let prefix: Int

  var isEmpty: Bool { bits == 0 }
  var isSingle: Bool { bits.nonzeroBitCount == 1 }
  var longest: Int { 64 - bits.leadingZeroBitCount }

  mutating func next() -> Int? {
    if bits == 0 { return nil }
    let length = longest
    bits &= ~(1 << UInt64(length - 1))
    return length
  }
}
