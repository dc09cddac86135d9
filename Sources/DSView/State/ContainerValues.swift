/// The name of a value that a view gives to the container around it, with the value that holds where none is given.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is given.
  static var defaultValue: Value { get }
}

/// What a view gives to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Gives a value to the container around the view.
  /// - Partial: no container of the library reads such values.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { self }
}
