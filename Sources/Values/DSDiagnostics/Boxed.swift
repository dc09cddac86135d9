/// A value in a box that its copies share: to copy it, or to keep it in a list, takes a word, not its size.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// The value. Setting it leaves other copies as they are.
  public var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }

  /// The box itself, for lists that share it.
  public var projectedValue: Boxed { self }

  /// A value in a box of which there is no copy yet.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The same without a label.
  public init(_ value: Value) { self.init(wrappedValue: value) }

  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.box.value == b.box.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
