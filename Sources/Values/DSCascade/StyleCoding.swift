import DSGeometry

extension Style: Codable {
  /// Reads an object of one member a key: `["o", value]` is a value, `["i"]` the initial value, `[]` inherits.
  ///
  /// Members named `{a.b}` are tokens and groups in the form of DTCG. Other names that no registered key has are kept
  /// and written again word for word.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingName.self)
    var builder = TokenTable.Builder()
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let name = key.stringValue
      var items = try container.nestedUnkeyedContainer(forKey: key)
      if name.utf8.first == UInt8(ascii: "{"), name.utf8.last == UInt8(ascii: "}") {
        try builder.decode(TokenPath(String(Substring(name.utf8.dropFirst().dropLast()))), from: &items)
      } else if let registration = StyleRegistry.registration(of: name) {
        put(Slot(key: registration.identity, entry: try registration.decode(&items)))
      } else {
        var kept: [DataValue] = []
        while !items.isAtEnd { kept.append(try items.decode(DataValue.self)) }
        put(Slot(key: nil, entry: UnknownEntry(name: name, items: kept)))
      }
    }
    tokens = builder.table
  }

  /// Writes every entry, sorted by name, then every token and group, sorted by path.
  ///
  /// Places and set names of tokens are not part of a style's value and are not written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingName.self)
    var previous: String?
    for entry in slots.map(\.entry).sorted(by: { $0.name < $1.name }) {
      if entry.name == previous || entry.name.utf8.first == UInt8(ascii: "{") {
        throw EncodingError.invalidValue(
          entry.name,
          EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "'\(entry.name)' is not the name of a single style key"))
      }
      previous = entry.name
      var items: any UnkeyedEncodingContainer = container.nestedUnkeyedContainer(forKey: CodingName(entry.name))
      try entry.encode(to: &items)
    }
    if let path = tokens.firstFault {
      // What is read again would have a value.
      throw EncodingError.invalidValue(
        path.description,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'\(path)' could not be read"))
    }
    for (path, value) in tokens.encoded {
      var items = container.nestedUnkeyedContainer(forKey: CodingName("{\(path)}"))
      try items.encode("o")
      try items.encode(value)
    }
  }
}

extension Style: CustomStringConvertible {
  /// One line a key, sorted by name, then one line a token, sorted by path.
  public var description: String {
    let entries = slots.map { "\($0.entry.name): \($0.entry.text)" }.sorted()
    return (entries + tokens.encoded.map { "{\($0.path)}: \($0.value.text)" }).joined(separator: "\n")
  }
}
