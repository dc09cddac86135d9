extension View {
  /// The view; while it is lowered, a closure may say what of it is not drawn.
  nonisolated package func onLowering(_ action: @escaping @MainActor (_ViewInputs) -> Void) -> ModifiedContent<
    Self, NodeModifier
  > {
    modifier(
      NodeModifier { inputs in
        action(inputs)
        return []
      })
  }
}
