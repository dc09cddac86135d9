/// A room of names for views that belong together; a picture needs none of them.
@frozen
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a room of names.
  @frozen
  public struct ID: Hashable, Sendable {
    /// An identity.
    init() {}
  }

  /// A room of names.
  public init() {}

  /// The room's identity.
  public var wrappedValue: ID { ID() }
}
