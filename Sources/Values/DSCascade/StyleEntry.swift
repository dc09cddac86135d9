/// A style's value for one key, with the key's type erased.
///
/// Bound to classes, because a lookup then is a comparison of pointers and a downcast instead of a dynamic cast.
@usableFromInline
protocol StyleEntry: AnyObject, Sendable {
  /// The key's name.
  var name: String { get }
  /// Whether the entry leaves the decision to earlier styles.
  var inherits: Bool { get }
  /// The entry in words, for dumps.
  var text: String { get }
  /// Whether the other entry, of the same key, has the same value.
  func isEqual(to other: any StyleEntry) -> Bool
  /// Writes the entry as Flair does: `["o", value]`, `["i"]` or `[]`.
  func encode(to container: inout any UnkeyedEncodingContainer) throws
}

/// An entry of a key that the program knows.
@usableFromInline
final class TypedEntry<Keys: CascadeKeys>: StyleEntry {
  @usableFromInline let value: Style.Value<Keys.Value>

  @usableFromInline
  init(_ value: Style.Value<Keys.Value>) { self.value = value }

  @usableFromInline
  var name: String { Keys.name }

  @usableFromInline
  var inherits: Bool { if case .inherit = value { true } else { false } }

  @usableFromInline
  var text: String {
    switch value {
    case .initial: "initial"
    case .inherit: "inherit"
    case .override(let value): "\(value)"
    }
  }

  @usableFromInline
  func isEqual(to other: any StyleEntry) -> Bool {
    guard let other = other as? Self else { return false }
    switch (value, other.value) {
    case (.initial, .initial), (.inherit, .inherit): return true
    case (.override(let a), .override(let b)): return areEqual(a, b)
    case (.initial, _), (.inherit, _), (.override, _): return false
    }
  }

  @usableFromInline
  func encode(to container: inout any UnkeyedEncodingContainer) throws {
    switch value {
    case .initial: try container.encode("i")
    case .inherit: break
    case .override(let value):
      guard let value = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "values of '\(Keys.name)' cannot be written"))
      }
      try container.encode("o")
      try container.encode(value)
    }
  }
}

/// An entry under a name that no registered key has, kept word for word.
final class UnknownEntry: StyleEntry {
  let name: String
  let items: [DataValue]

  init(name: String, items: [DataValue]) {
    self.name = name
    self.items = items
  }

  var inherits: Bool { items.isEmpty }

  var text: String { DataValue.list(items).text }

  func isEqual(to other: any StyleEntry) -> Bool { (other as? UnknownEntry)?.items == items }

  func encode(to container: inout any UnkeyedEncodingContainer) throws {
    for item in items { try container.encode(item) }
  }
}
