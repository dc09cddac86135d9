import DSNode
public import DSView

extension View {
  /// The name that tests and reports of frames find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(.accessibilityIdentifier(identifier))
  }
}
