import DSNode

extension View {
  /// The name that tests and reports of frames find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(.accessibilityIdentifier(identifier))
  }

  /// The name of the view for tests, where a condition holds.
  @ViewBuilder
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }
}
