extension View {
  /// The view; while it is lowered, a closure may say what of it is not drawn.
  nonisolated package func noting(_ note: @escaping @MainActor (_ViewInputs) -> Void) -> ModifiedContent<
    Self, NodeModifier
  > {
    modifier(
      NodeModifier { inputs in
        note(inputs)
        return []
      })
  }
}
