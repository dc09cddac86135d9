/// A fault, the hint that it is reported with, and the input as somebody writes it who follows the hint.
package struct Advice: Sendable, CustomStringConvertible {
  /// The input with the fault.
  package let wrong: String
  /// What the hint is, or the part of the input in whose place it says what to write.
  private let expectation: Expectation

  private enum Expectation: Sendable {
    case replacing(String)
    case hint(String, right: String)
  }

  package var description: String { wrong }

  /// A hint that says word by word what to write in place of a part of the input.
  package init(_ wrong: String, replacing part: String) {
    self.wrong = wrong
    expectation = .replacing(part)
  }

  /// A hint in words of its own.
  package init(_ wrong: String, _ hint: String, _ right: String) {
    self.wrong = wrong
    expectation = .hint(hint, right: right)
  }

  /// The input with the advice of one of some hints followed; nil where none of them is the one that is expected.
  package func followed(_ hints: [String]) -> String? {
    switch expectation {
    case .hint(let hint, let right): return hints.contains(hint) ? right : nil
    case .replacing(let part):
      guard let new = hints.lazy.compactMap(Self.replacement).first, let place = wrong.range(of: part) else {
        return nil
      }
      return wrong.replacingCharacters(in: place, with: new)
    }
  }

  /// What a hint says to write: `X` of "did you mean 'X'?", "write 'X'" and "write X".
  private static func replacement(_ hint: String) -> String? {
    // Why may stand before it: "Windows drops a '.' at the end; write 'a'".
    let hint = hint.split(separator: ";").last.map { $0.drop { $0 == " " } } ?? ""
    for beginning in ["did you mean '", "write '"] {
      guard hint.hasPrefix(beginning) else { continue }
      let rest = hint.dropFirst(beginning.count)
      return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
    }
    guard hint.hasPrefix("write ") else { return nil }
    return String(hint.dropFirst("write ".count))
  }
}

extension String {
  /// Where a text stands first; nil where it does not.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }

  /// The text with another one in a place.
  fileprivate func replacingCharacters(in place: Range<String.Index>, with new: String) -> String {
    self[..<place.lowerBound] + new + self[place.upperBound...]
  }
}
