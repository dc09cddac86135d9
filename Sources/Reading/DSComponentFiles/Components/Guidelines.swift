import DSSyntax

/// What an author advises the users of a component to do and to avoid, a sentence each.
package struct Guidelines: Hashable, Sendable {
  /// What to do.
  package var advised: [String] = []
  /// What to avoid.
  package var avoided: [String] = []
}

extension Decoding {
  /// Reads `{do: […], dont: […]}`.
  func guidelines(_ node: SyntaxNode) -> Guidelines {
    guard var reader = ObjectReader(node, as: "'guidelines'", &bag) else { return Guidelines() }
    let found = Guidelines(advised: reader.strings("do", &bag), avoided: reader.strings("dont", &bag))
    finish(reader, FileVocabulary.guidelines)
    return found
  }
}
