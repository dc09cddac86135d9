import DSDiagnostics

/// A pattern for shot ids: `*` any characters but `/`, `**` any characters, `?` one character but `/`, `{a,b}` either.
///
/// A brace that is not closed stands for itself.
package struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  package let pattern: String
  private let alternatives: [[UInt8]]
  /// Whether the braces have more than `Limits.patternAlternatives`, of which only the first are tried.
  package let isCutShort: Bool

  /// A pattern; every text is one.
  package init(_ pattern: String) {
    self.pattern = pattern
    (alternatives, isCutShort) = Self.expandBraces(Array(pattern.utf8))
  }

  /// Whether the pattern fits the whole text.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in alternatives.contains { Self.matches($0, bytes) } }
  }

  /// Follows all ways through the pattern at once: `reached[i]` is whether the first `i` bytes of the text match the
  /// part of the pattern read so far. Time is pattern times text whatever the pattern.
  private static func matches(_ pattern: [UInt8], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let star = UInt8(ascii: "*")
    let slash = UInt8(ascii: "/")
    // Most texts differ from the pattern before its first star, where there is one way alone.
    var index = 0
    while index < pattern.count, pattern[index] != star {
      guard index < text.count else { return false }
      let fits = pattern[index] == UInt8(ascii: "?") ? text[index] != slash : text[index] == pattern[index]
      guard fits else { return false }
      index += 1
    }
    if index == pattern.count { return index == text.count }
    var reached = Array(repeating: false, count: text.count + 1)
    reached[index] = true
    while index < pattern.count {
      var next = Array(repeating: false, count: text.count + 1)
      if pattern[index] == star {
        let isDouble = index + 1 < pattern.count && pattern[index + 1] == star
        var isOpen = false
        for position in 0...text.count {
          if position > 0, !isDouble, text[position - 1] == slash { isOpen = false }
          isOpen = isOpen || reached[position]
          next[position] = isOpen
        }
        index += isDouble ? 2 : 1
      } else {
        let isAny = pattern[index] == UInt8(ascii: "?")
        for position in text.indices where reached[position] {
          next[position + 1] = isAny ? text[position] != slash : text[position] == pattern[index]
        }
        index += 1
      }
      reached = next
    }
    return reached[text.count]
  }

  /// The pattern once per combination of its braces' alternatives.
  private static func expandBraces(_ pattern: [UInt8]) -> (alternatives: [[UInt8]], isCutShort: Bool) {
    var pending = [pattern]
    var finished: [[UInt8]] = []
    while let next = pending.popLast() {
      if finished.count + pending.count >= Limits.patternAlternatives { return (finished, true) }
      if let (before, alternatives, after) = innermostBrace(next) {
        pending += alternatives.reversed().map { before + $0 + after }
      } else {
        finished.append(next)
      }
    }
    return (finished, false)
  }

  private static func innermostBrace(_ pattern: [UInt8]) -> (before: [UInt8], alternatives: [[UInt8]], after: [UInt8])?
  {
    guard let close = pattern.firstIndex(of: UInt8(ascii: "}")),
      let open = pattern[..<close].lastIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let inside = pattern[(open + 1)..<close]
    let alternatives = inside.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Array.init)
    return (Array(pattern[..<open]), alternatives, Array(pattern[(close + 1)...]))
  }
}
