import DSGeometry
import DSSyntax

extension SyntaxNode {
  /// Whether two values have the same content, wherever they are and however they are written.
  ///
  /// `1.0` is `1`; a text in quotes is the text without them if that is not a number and not a word such as `true`;
  /// keys may be in another order; a token's `$description` is ignored.
  func saysTheSame(as other: SyntaxNode) -> Bool {
    switch (kind, other.kind) {
    case (.scalar, .scalar): scalarContent == other.scalarContent
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.saysTheSame(as: $1) }
    case (.object(let members), .object(let others)):
      members.sayTheSame(as: others)
    case (.scalar, _), (.array, _), (.object, _): false
    }
  }

  /// The content of the value: two values have equal contents if and only if `saysTheSame(as:)` holds.
  var content: Content {
    switch kind {
    case .scalar: scalarContent ?? .word("")
    case .array(let elements): .list(elements.map(\.content))
    case .object(let members):
      .mapping(Dictionary(members.filter(\.hasMeaning).map { ($0.key, $0.value.content) }) { first, _ in first })
    }
  }

  /// The content of a value, to be compared and hashed.
  indirect enum Content: Hashable {
    case number(Double)
    case text(String)
    /// An unquoted word that is not a text, such as `true` or `null`.
    case word(String)
    case list([Content])
    case mapping([String: Content])
  }

  /// The content of a scalar; nil for other kinds.
  private var scalarContent: Content? {
    guard case .scalar(let text, let quoted) = kind else { return nil }
    if let number { return .number(number) }
    return quoted || (string != nil && boolean == nil) ? .text(text) : .word(text)
  }
}

extension [SyntaxNode.Member] {
  fileprivate func sayTheSame(as others: Self) -> Bool {
    let meaning = filter(\.hasMeaning)
    let otherMeaning = others.filter(\.hasMeaning)
    guard meaning.count == otherMeaning.count else { return false }
    let byKey = Dictionary(otherMeaning.map { ($0.key, $0.value) }) { first, _ in first }
    return meaning.allSatisfy { member in byKey[member.key]?.saysTheSame(as: member.value) ?? false }
  }
}

extension SyntaxNode.Member {
  fileprivate var hasMeaning: Bool { key != "$description" }
}
