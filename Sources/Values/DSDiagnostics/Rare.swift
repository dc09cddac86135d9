/// A value that few of very many instances have, such as the failure of a shot: those without it spend a word, not its size.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private var box: Boxed<Value>?

  /// The value; nil if there is none. To set it copies nothing but the value.
  public var wrappedValue: Value? {
    get { box?.wrappedValue }
    set { box = newValue.map { Boxed($0) } }
  }

  /// The value in its box, for lists that share it; nil if there is none.
  public var projectedValue: Boxed<Value>? { box }

  /// A value, or none.
  public init(wrappedValue: Value?) { box = wrappedValue.map { Boxed($0) } }
}
