/// How far a symbol of Apple's is supported.
package enum SymbolStatus: Hashable, Sendable {
  /// It does what Apple's documentation says, as far as a picture can show it.
  case full
  /// It is there and differs in a way that a picture can show.
  case partial(String)
  /// It is there so that sources build, and changes nothing; a run reports it where a picture would differ.
  case ignored(String)
  /// It is there with a message that the compiler gives to who uses it.
  case unavailable(String)
  /// It is not there.
  case absent

  /// The order of the columns.
  package static let names = ["full", "partial", "ignored", "unavailable", "absent"]

  /// The place in `names`.
  package var column: Int {
    switch self {
    case .full: 0
    case .partial: 1
    case .ignored: 2
    case .unavailable: 3
    case .absent: 4
    }
  }

  /// The sentence that says how or why.
  package var sentence: String? {
    switch self {
    case .partial(let how), .ignored(let how), .unavailable(let how): how
    case .full, .absent: nil
    }
  }

  /// Whether nothing depends on it.
  package var isIgnored: Bool { if case .ignored = self { true } else { false } }

  /// What a documentation comment says: the callout `- Full: …`, `- Partial: …` or `- Ignored: …`; nil where it says
  /// none of them.
  package init?(comment lines: [String]) {
    for (index, line) in lines.enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("- Full:") {
        self = .full
        return
      }
      for (callout, status) in [("- Partial:", Self.partial), ("- Ignored:", Self.ignored)] {
        let words = line.drop { $0 == " " }
        guard words.hasPrefix(callout) else { continue }
        let rest = lines[(index + 1)...].prefix { !$0.drop { $0 == " " }.hasPrefix("- ") && !$0.isBlank }
        let sentence = ([String(words.dropFirst(callout.count))] + rest).map(\.trimmed).filter { !$0.isEmpty }
        self = status(sentence.joined(separator: " ").asSentence)
        return
      }
    }
    return nil
  }

  /// What several overloads of one name are together: what they all are, or else partial, with every sentence.
  package init(overloads: [SymbolStatus]) {
    let different = Set(overloads)
    if different.count == 1, let only = overloads.first {
      self = only
    } else {
      var sentences: [String] = []
      for overload in overloads {
        guard let sentence = overload.sentence, !sentences.contains(sentence) else { continue }
        sentences.append(sentence)
      }
      self = .partial(sentences.joined(separator: " "))
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }

  /// With a capital and a full stop.
  var asSentence: String {
    guard let first, let last else { return self }
    return first.uppercased() + dropFirst() + (".?!".contains(last) ? "" : ".")
  }

  /// Without the blanks at both ends.
  package var trimmed: String {
    let head = drop { $0 == " " }
    return String(head[..<(head.lastIndex { $0 != " " }.map { head.index(after: $0) } ?? head.startIndex)])
  }
}
