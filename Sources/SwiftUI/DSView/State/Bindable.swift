public import Observation

/// Ways to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  // In the type itself, or initialisers of views would ask for the wrapper where they should ask for the object.
  /// Not possible.
  @available(*, unavailable, message: "@Bindable takes objects of @Observable types")
  nonisolated public init(wrappedValue: Value) { fatalError("unavailable") }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The ways themselves.
  public var projectedValue: Bindable<Value> { self }

  /// A way to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Ways to an object's properties.
  nonisolated public init(wrappedValue: Value) { object = wrappedValue }

  /// Ways to an object's properties.
  nonisolated public init(_ wrappedValue: Value) { object = wrappedValue }

  /// The same ways.
  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
  /// Not possible.
  @available(*, unavailable, message: "@Bindable takes objects of @Observable types; use @ObservedObject for this one")
  nonisolated public init(wrappedValue: Value) { fatalError("unavailable") }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
