/// A type-erased view.
public struct AnyView: PrimitiveView {
  nonisolated(unsafe) private let lower: @MainActor (_ViewInputs) -> _ViewOutputs

  /// Hides the type of a view.
  nonisolated public init<Content: View>(_ view: Content) {
    lower = { Content._lower(view, $0) }
  }

  /// Hides the type of a view of any type.
  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Erases the type of a value that is a view; nil if it is not one.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// The nodes of the view.
  @MainActor public static func _lower(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewOutputs { view.lower(inputs) }
}
