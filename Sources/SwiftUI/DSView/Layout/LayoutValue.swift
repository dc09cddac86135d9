import DSNode

/// A type that names something which views tell the layouts of their author.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells a layout of one's own something about the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(LayoutValueNode(key: ObjectIdentifier(key), name: "\(key)", value: value)))
  }
}
