/// A name space for identities of views, each property with its own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier
  }

  private final class Token: Sendable {}

  private var token = Token()

  /// A name space.
  public init() {}

  /// The name space's identity.
  public var wrappedValue: ID { ID(object: ObjectIdentifier(token)) }
}

extension Namespace: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    token = known as? Token ?? Token()
    return token
  }
}

/// A value that holds while a gesture lasts; a picture shows its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  /// A value with what holds while no gesture is made.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// A value with what holds while no gesture is made.
  public init(initialValue: Value) { value = initialValue }

  /// A value that goes back in a certain way.
  public init(wrappedValue: Value, resetTransaction: Transaction) { value = wrappedValue }

  /// A value that goes back in a certain way.
  public init(initialValue: Value, resetTransaction: Transaction) { value = initialValue }

  /// A value whose going back is decided when a gesture ends.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { value = wrappedValue }

  /// A value whose going back is decided when a gesture ends.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { value = initialValue }

  /// A value that is missing while no gesture is made, and goes back in a certain way.
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral { value = nil }

  /// The value while no gesture is made.
  public var wrappedValue: Value { value }

  /// The property itself, for gestures to write.
  public var projectedValue: GestureState<Value> { self }
}
