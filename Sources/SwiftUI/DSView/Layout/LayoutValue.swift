import DSNode

/// A key of a value that views set for the layouts of their author.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value of the view for custom layouts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(LayoutValueNode(key: ObjectIdentifier(key), name: "\(key)", value: value)))
  }
}
