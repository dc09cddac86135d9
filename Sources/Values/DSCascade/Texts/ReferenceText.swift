import DSGeometry

extension TokenExpression.Kind {
  /// A text with its references recognised: one as the whole text, several within it, or none; nil where braces hold
  /// no name.
  package init?(text: String) {
    // Bytes, not characters: the separators are ASCII, and every string of every file comes through here.
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "{")) else {
      self = .string(text)
      return
    }
    if let path = TokenPath(alias: text) {
      self = .alias(path)
      return
    }
    var parts: [TokenExpression.TextPart] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")),
        let path = TokenPath(alias: String(Substring(rest[open...close])))
      else { return nil }
      if open > rest.startIndex { parts.append(.text(String(Substring(rest[..<open])))) }
      parts.append(.reference(path))
      rest = rest[bytes.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(Substring(rest)))) }
    self = .composed(parts)
  }
}
