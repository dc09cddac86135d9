// Names with a leading underscore that Apple's module shows, and that packages use.

/// A value in the graph of views.
/// - Partial: the value itself; a view's `_makeView` is not called.
public struct _GraphValue<Value> {
  let value: Value

  /// A property of the value.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
}

extension View {
  /// Prints which properties have made SwiftUI evaluate the body again.
  /// - Ignored: a picture evaluates it once.
  public static func _printChanges() {}

  /// Logs which properties have made SwiftUI evaluate the body again.
  /// - Ignored: a picture evaluates it once.
  public static func _logChanges() {}

  /// Puts a view into the graph of views.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _lower(view.value, inputs)
  }
}
