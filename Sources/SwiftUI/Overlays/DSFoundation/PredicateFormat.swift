public import Foundation

// Foundation on Linux has predicates of closures alone, and refuses those of a text. Sources say them of a text or a name:
// whether it matches an expression, looks like a pattern, begins, ends or contains.

extension NSPredicate {
  /// A condition of a value itself, such as `SELF MATCHES %@`.
  /// - Partial: only one comparison of `SELF` with a text, a number or an argument is supported; longer formats are
  ///   never true.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A condition of a value itself, such as `SELF MATCHES %@`.
  /// - Partial: only one comparison of `SELF` with a text, a number or an argument is supported; longer formats are
  ///   never true.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let comparison = SelfComparison(predicateFormat, arguments ?? [])
    self.init { value, _ in comparison?.holds(of: value) ?? false }
  }
}

/// A comparison of a value with another.
struct SelfComparison: Sendable {
  private enum Relation: Sendable {
    case matches, like, begins, ends, contains, equal, unequal, always, never
  }

  private static let names: [String: Relation] = [
    "MATCHES": .matches, "LIKE": .like, "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "==": .equal,
    "=": .equal, "!=": .unequal, "<>": .unequal,
  ]

  private let relation: Relation
  private let other: String
  private let options: String.CompareOptions

  /// Nil if the format says anything else.
  init?(_ format: String, _ arguments: [Any]) {
    let words = format.trimmingCharacters(in: .whitespaces)
    if let constant = ["TRUEPREDICATE": Relation.always, "FALSEPREDICATE": .never][words.uppercased()] {
      (relation, other, options) = (constant, "", [])
      return
    }
    let pattern = #"^SELF\s*([A-Za-z]+|[=!<>]+)(?:\[([cdCD]+)\])?\s*(%@|"[^"]*"|'[^']*'|-?[0-9.]+)$"#
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    guard let match = expression?.firstMatch(in: words, range: NSRange(words.startIndex..., in: words)),
      let name = Self.group(1, of: match, in: words), let relation = Self.names[name.uppercased()],
      let operand = Self.group(3, of: match, in: words)
    else { return nil }
    if operand == "%@" {
      guard let argument = arguments.first else { return nil }
      other = Self.text(argument)
    } else {
      other = operand.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
    self.relation = relation
    var options: String.CompareOptions = []
    let marks = (Self.group(2, of: match, in: words) ?? "").lowercased()
    if marks.contains("c") { options.insert(.caseInsensitive) }
    if marks.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  private static func group(_ index: Int, of match: NSTextCheckingResult, in text: String) -> String? {
    Range(match.range(at: index), in: text).map { String(text[$0]) }
  }

  private static func text(_ value: Any) -> String { (value as? NSString).map { $0 as String } ?? "\(value)" }

  /// Whether it holds of a value; of none it never does.
  func holds(of value: Any?) -> Bool {
    guard let value else { return relation == .always }
    let own = Self.text(value)
    switch relation {
    case .always: return true
    case .never: return false
    case .equal: return own.compare(other, options: options) == .orderedSame
    case .unequal: return own.compare(other, options: options) != .orderedSame
    case .begins: return own.range(of: other, options: options.union(.anchored)) != nil
    case .ends: return own.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .contains: return own.range(of: other, options: options) != nil
    case .matches: return isWhole(own, of: other)
    case .like:
      let escaped = NSRegularExpression.escapedPattern(for: other)
      return isWhole(
        own, of: escaped.replacingOccurrences(of: #"\*"#, with: ".*").replacingOccurrences(of: #"\?"#, with: "."))
    }
  }

  /// Whether an expression takes all of a text.
  private func isWhole(_ text: String, of pattern: String) -> Bool {
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }
}
