public import DSGeometry

extension TokenTable.Builder {
  /// Reads a token or group from `["o", value]`, its value in the form of DTCG.
  mutating func decode(_ path: TokenPath, from items: inout any UnkeyedDecodingContainer) throws {
    func fail(_ what: String) -> DecodingError {
      DecodingError.dataCorruptedError(in: items, debugDescription: "'\(path)': \(what)")
    }
    guard try items.decode(String.self) == "o" else { throw fail("expected [\"o\", value]") }
    guard case .object(let members) = try items.decode(DataValue.self) else { throw fail("expected an object") }
    var type: TokenType?
    var reading = TokenReading()
    if case .string(let name)? = members["$type"] {
      let written = TokenType.written(name)
      type = written.type
      reading.writtenType = written.writtenType
    }
    if case .string(let name)? = members["$bareSize"], let size = TokenReading.BareSize(rawValue: name) {
      reading.bareSize = size
    }
    reading.isUnprefixed = members["$unprefixed"] == .boolean(true)
    if case .string(let name)? = members["$lineHeight"] {
      reading.lineHeight = TokenReading.BareLineHeight(rawValue: name)
    }
    let deprecation = members["$deprecated"].flatMap(Deprecation.init)
    var description: String?
    if case .string(let text)? = members["$description"] { description = text }
    var extensions: [String: DataValue] = [:]
    if case .object(let kept)? = members["$extensions"] { extensions = kept }
    var extends: TokenPath?
    if case .string(let text)? = members["$extends"] { extends = TokenPath(String(text.dropFirst().dropLast())) }

    let pointer = members["$ref"].map { DataValue.object(["$ref": $0]) }
    if let value = members["$value"] ?? pointer {
      add(
        TokenDefinition(
          path, type: type, TokenExpression(data: value), description: description, deprecation: deprecation,
          extensions: extensions, reading: reading))
    } else {
      add(
        TokenGroup(
          path, type: type, extends: extends, description: description, deprecation: deprecation,
          extensions: extensions))
    }
  }
}

extension TokenExpression {
  /// The expression that a value of a data file spells: texts in braces and `$ref` objects are references.
  public init(data: DataValue) {
    switch data {
    case .null: self.init(.null)
    case .boolean(let value): self.init(.boolean(value))
    case .integer(let value): self.init(.number(Double(value)))
    case .number(let value): self.init(.number(value))
    case .string(let text): self.init(Kind(text: text) ?? .string(text))
    case .list(let elements): self.init(.list(elements.map { TokenExpression(data: $0) }))
    case .object(let members):
      if members.count == 1, case .string(let text)? = members["$ref"], let pointer = TokenPointer(text) {
        self.init(.pointer(pointer))
      } else {
        self = .object(members.mapValues { TokenExpression(data: $0) })
      }
    }
  }
}

extension TokenPath {
  /// The token that a text such as `{color.brand}` refers to; nil for texts that are not an alias.
  ///
  /// Names in an alias are not empty, hold no braces and do not begin with `$`; only the last may be `$root`, or `$value` as some
  /// tools write it. White space
  /// at the inner side of the braces does not count.
  public init?(alias text: String) {
    // Bytes, not characters: the separators are ASCII, and every string of every file comes through here.
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.count > 2, bytes.last == UInt8(ascii: "}") else { return nil }
    var dotted = bytes.dropFirst().dropLast()
    while let first = dotted.first, first == 0x20 || first == 0x09 { dotted = dotted.dropFirst() }
    while let last = dotted.last, last == 0x20 || last == 0x09 { dotted = dotted.dropLast() }
    guard !dotted.isEmpty else { return nil }
    guard !dotted.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
    var rest = dotted
    while true {
      let segment = rest.prefix { $0 != UInt8(ascii: ".") }
      rest = rest.dropFirst(segment.count)
      guard let first = segment.first else { return nil }
      if first == UInt8(ascii: "$"),
        !rest.isEmpty || !segment.elementsEqual("$root".utf8) && !segment.elementsEqual("$value".utf8)
      {
        return nil
      }
      if rest.isEmpty { break }
      rest = rest.dropFirst()
    }
    self.init(String(Substring(dotted)))
  }
}
