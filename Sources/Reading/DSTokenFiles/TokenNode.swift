import DSCascade
package import DSSyntax

// What a mapping of a token file is.

extension SyntaxNode {
  /// Whether a token file's reader takes this mapping as a token and not as a group.
  package var isToken: Bool { isPrefixedToken || isLegacyToken }

  /// Whether this is a token as DTCG writes it, with a value or a reference. A `$ref` beside groups or tokens is that of
  /// a group.
  var isPrefixedToken: Bool {
    if self["$value"] != nil { return true }
    guard self["$ref"] != nil else { return false }
    return (members ?? []).allSatisfy { $0.key.utf8.first == UInt8(ascii: "$") || $0.value.members == nil }
  }

  /// Whether this is a token without `$`: its `value` is no mapping, as a group's member would be, or has no mappings in it
  /// as a group would, or has a plain `type` beside it; or it has `sets` with a value each.
  package var isLegacyToken: Bool {
    guard let value = self["value"] else { return isTokenOfSets }
    guard let members = value.members else { return true }
    if let type = self["type"], type.members == nil { return true }
    if value["$value"] != nil || value["value"] != nil && value["unit"] == nil { return false }
    return !members.isEmpty && members.allSatisfy { $0.value.members == nil && $0.key.utf8.first != UInt8(ascii: "$") }
  }

  /// Whether this is a token of Spectrum that has a value in each of its `sets`.
  private var isTokenOfSets: Bool {
    guard let sets = self["sets"]?.members, !sets.isEmpty, self["$schema"] != nil || self["uuid"] != nil else {
      return false
    }
    return sets.allSatisfy { $0.value["value"] != nil }
  }

  /// Whether a token lies in this mapping, at any depth.
  var holdsTokens: Bool {
    guard let members else { return false }
    return isToken || members.contains { $0.key.utf8.first != UInt8(ascii: "$") && $0.value.holdsTokens }
  }

  /// Whether the node is neither a mapping nor a list.
  var isScalar: Bool { if case .scalar = kind { true } else { false } }

  /// Whether the node is a text: in quotes, or in YAML no number and no truth value.
  var isText: Bool {
    guard case .scalar(_, let quoted) = kind else { return false }
    return quoted || number == nil && boolean == nil && !isNull
  }

  /// The node without places.
  var data: DataValue? {
    switch kind {
    case .array(let elements): return .list(elements.compactMap(\.data))
    case .object(let members):
      return .object(Dictionary(members.compactMap { m in m.value.data.map { (m.key, $0) } }) { $1 })
    case .scalar(let text, _):
      if isNull { return .null }
      if let boolean { return .boolean(boolean) }
      if let number { return (Int64(text) ?? Int64(exactly: number)).map { .integer($0) } ?? .number(number) }
      return .string(text)
    }
  }
}
