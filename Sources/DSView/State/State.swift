/// A property that a view owns; a picture shows its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let kept: Kept<ValueBox<Value>>

  /// A property with its first value.
  public init(wrappedValue value: Value) { kept = Kept(ValueBox(value)) }

  /// A property with its first value.
  public init(initialValue value: Value) { kept = Kept(ValueBox(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { kept.object.value }
    nonmutating set { kept.object.value = newValue }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> { kept.object.binding }
}

// In an extension, or every property without a first value would ask for it.
extension State where Value: ExpressibleByNilLiteral {
  /// A property without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: PersistentProperty {
  var storage: AnyObject { kept.object }
  func adopt(_ storage: AnyObject) { kept.adopt(storage) }
}
