import DSSyntax

extension SyntaxNode {
  /// Whether two values say the same, wherever they stand and however they are written.
  ///
  /// `1.0` is `1`; a text in quotes is the text without them where that is no number and no word such as `true`; keys
  /// may stand in another order; a token's `$description` says nothing.
  func saysTheSame(as other: SyntaxNode) -> Bool {
    switch (kind, other.kind) {
    case (.scalar(let text, let quoted), .scalar(let otherText, let otherQuoted)):
      if let number, let otherNumber = other.number { return number == otherNumber }
      if text != otherText { return false }
      return quoted == otherQuoted || (isPlainText && other.isPlainText)
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.saysTheSame(as: $1) }
    case (.object(let members), .object(let others)):
      let meaning = members.filter(\.hasMeaning)
      let otherMeaning = others.filter(\.hasMeaning)
      guard meaning.count == otherMeaning.count else { return false }
      let byKey = Dictionary(otherMeaning.map { ($0.key, $0.value) }) { first, _ in first }
      return meaning.allSatisfy { member in byKey[member.key]?.saysTheSame(as: member.value) ?? false }
    case (.scalar, _), (.array, _), (.object, _): return false
    }
  }

  private var isPlainText: Bool {
    if case .scalar(_, quoted: true) = kind { return true }
    return string != nil && number == nil && boolean == nil
  }
}

extension SyntaxNode.Member {
  fileprivate var hasMeaning: Bool { key != "$description" }
}
