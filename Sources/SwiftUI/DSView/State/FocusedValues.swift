/// The name of a value that the view with the focus gives to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view with the focus gives to others: nothing, since no view of a picture has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; nil if none is given.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the view with the focus gives: none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// A property that reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// Nil, since no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// A way to a value that the view with the focus gives: none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A property that reads the way at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Nil, since no view has the focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A way to nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the view with the focus gives: none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A property that reads the object.
  nonisolated public init() {}

  /// Nil, since no view has the focus.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { nil }

  /// Ways to the properties of an object; there is none.
  @dynamicMemberLookup
  public struct Wrapper {
    /// Nil, since no view has the focus.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
  }

  /// Ways to the object's properties; nil, since no view has the focus.
  @MainActor @preconcurrency public var projectedValue: Wrapper? { nil }
}

extension View {
  /// A value that is given while the view has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// A value that is given while the view has the focus; nil gives none.
  /// - Ignored: no view in a picture has focus.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// A value that is given while the view's scene has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }

  /// An object that is given while the view has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// An object that is given while the view's scene has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
