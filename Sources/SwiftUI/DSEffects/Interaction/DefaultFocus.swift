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
  /// The view that is chosen at first.
  /// - Ignored: no view of a picture is chosen.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
}
