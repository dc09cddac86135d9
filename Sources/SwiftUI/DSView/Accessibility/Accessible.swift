package import DSNode

extension View {
  /// The view with what assistive technology knows of it.
  nonisolated package func accessible(
    _ change: @escaping (inout AccessibilityNode) -> Void
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(
      NodeModifier { inputs in
        var node = AccessibilityNode()
        change(&node)
        if node.role != nil, !inputs.environment.isEnabled { node.isEnabled = false }
        return [.accessibility(node)]
      })
  }
}
