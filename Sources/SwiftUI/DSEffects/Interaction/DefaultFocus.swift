public import DSView

/// When a view is chosen at first.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String
  /// Where no other view was chosen by the reader.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Always.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// The view that has the focus at first, by the value that it is tied to.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
