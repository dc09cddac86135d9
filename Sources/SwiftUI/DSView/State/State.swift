/// A property that a view owns; a picture shows its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: ValueBox<Value>

  /// A property with its first value.
  public init(wrappedValue value: Value) { box = ValueBox(value) }

  /// A property with its first value.
  public init(initialValue value: Value) { box = ValueBox(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> { box.binding }
}

// In an extension, or every property without a first value would ask for it.
extension State where Value: ExpressibleByNilLiteral {
  /// A property without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    box = known as? ValueBox<Value> ?? ValueBox(box.value)
    return box
  }
}
