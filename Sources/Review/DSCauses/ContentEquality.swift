import DSGeometry
import DSSyntax

extension SyntaxNode {
  /// Whether two values say the same, wherever they are and however they are written.
  ///
  /// `1.0` is `1`; a text in quotes is the text without them where that is no number and no word such as `true`; keys
  /// may be in another order; a token's `$description` says nothing.
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

  /// What the value says: two values have the same content if and only if they say the same.
  var content: Content {
    switch kind {
    case .scalar: scalarContent ?? .word("")
    case .array(let elements): .list(elements.map(\.content))
    case .object(let members):
      .mapping(Dictionary(members.filter(\.hasMeaning).map { ($0.key, $0.value.content) }) { first, _ in first })
    }
  }

  /// What a value says, to be compared and hashed.
  indirect enum Content: Hashable {
    case number(Double)
    case text(String)
    /// An unquoted word that is no text, such as `true` or `null`.
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
