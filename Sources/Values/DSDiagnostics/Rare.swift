/// A value that few of very many instances have, such as the failure of a shot: those without it spend a word, not its size.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// The value; nil if there is none. To set it copies nothing but the value.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// A value, or none.
  public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  public static func == (a: Rare, b: Rare) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
