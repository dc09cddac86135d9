/// What a host such as a widget gallery sets for a preview.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value that a host sets for a preview.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value
  /// What holds where the host says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value of the preview's host.
  /// - Ignored: pictures are drawn without a host such as a widget gallery.
  nonisolated public func previewContext(_ value: some PreviewContext) -> some View { self }
}
