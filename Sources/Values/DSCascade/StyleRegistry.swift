import Synchronization

/// The keys that decoding knows, by name; one for the program, guarded by a lock.
enum StyleRegistry {
  /// A key with its type hidden.
  struct Registration: Sendable {
    var identity: ObjectIdentifier
    var decode: @Sendable (inout any UnkeyedDecodingContainer) throws -> any StyleEntry
  }

  private static let registrations = Mutex<[String: Registration]>([:])

  static func register<Keys: StyleKeys>(_ key: Keys.Type) {
    let registration = Registration(identity: ObjectIdentifier(key)) { container in
      TypedEntry<Keys>(try StyleRegistry.decodeValue(from: &container))
    }
    registrations.withLock { registrations in
      let known = registrations.updateValue(registration, forKey: Keys.name)
      precondition(
        known == nil || known?.identity == registration.identity, "two style keys have the name '\(Keys.name)'")
    }
  }

  static func registration(of name: String) -> Registration? { registrations.withLock { $0[name] } }

  /// Reads `["o", value]`, `["i"]` or `[]`.
  private static func decodeValue<Value: Decodable & Sendable>(
    from container: inout any UnkeyedDecodingContainer
  ) throws -> Style.Value<Value> {
    if container.isAtEnd { return .inherit }
    let tag = try container.decode(String.self)
    let value: Style.Value<Value>
    switch tag {
    case "i": value = .initial
    case "o": value = .override(try container.decode(Value.self))
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \"o\" or \"i\", found \"\(tag)\"")
    }
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "more elements than a style value has")
    }
    return value
  }
}

extension Style {
  /// Makes keys known to decoding; call it before a style is decoded, as often as wanted.
  ///
  /// Two keys of one name are a programmer's mistake and trap.
  public static func register(_ keys: any StyleKeys.Type...) {
    for key in keys { StyleRegistry.register(key) }
  }
}
