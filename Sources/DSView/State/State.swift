/// A property that a view owns; a picture shows its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Holds the box, which views that are evaluated again hand on.
  private final class Holder {
    var box: Box
    init(_ box: Box) { self.box = box }
  }

  private let holder: Holder
  private var box: Box { holder.box }

  /// A property with its first value.
  public init(wrappedValue value: Value) { holder = Holder(Box(value)) }

  /// A property with its first value.
  public init(initialValue value: Value) { holder = Holder(Box(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding {
      box.value
    } set: {
      box.value = $0
    }
  }
}

extension State: PersistentProperty {
  var storage: AnyObject { holder.box }
  func adopt(_ storage: AnyObject) { if let box = storage as? Box { holder.box = box } }
}

/// A way to read and write a value that another view owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A way to a value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The way itself.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
