package import DSNode

/// Puts modifiers of the line on the nodes of a view.
nonisolated package struct NodeModifier: ViewModifier {
  package typealias Body = Never

  /// The modifiers for the inputs that the view is lowered with, the innermost first.
  let modifiers: @MainActor (_ViewInputs) -> [Modifier]

  /// Modifiers for the inputs that the view is lowered with, the innermost first.
  package init(_ modifiers: @escaping @MainActor (_ViewInputs) -> [Modifier]) { self.modifiers = modifiers }

  /// The nodes of the content with the modifiers on each.
  @MainActor package static func _lower(
    _ modifier: NodeModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    content(inputs).modified(in: inputs, modifier.modifiers)
  }
}

extension _ViewOutputs {
  /// The nodes with modifiers on each. If there are several nodes, each gets a separate copy of the modifiers, so that
  /// views in them keep their state and positions apart.
  @MainActor func modified(
    in inputs: _ViewInputs, _ modifiers: @MainActor (_ViewInputs) -> [Modifier]
  ) -> _ViewOutputs {
    guard nodes.count > 1 else { return modified(modifiers(inputs)) }
    var outputs = self
    for index in nodes.indices {
      var inputs = inputs
      inputs.path = mixed(inputs.path, UInt64(truncatingIfNeeded: ~index))
      let own = modifiers(inputs)
      outputs.nodes[index].modifiers += own
      outputs.traits[index]?.section?.modify(own)
    }
    return outputs
  }
}

extension View {
  /// The view with modifiers of the line on it, the innermost first.
  nonisolated package func modified(_ modifiers: Modifier...) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier { _ in modifiers })
  }

  /// The view with modifiers of the line on it that hold views or styles, which are lowered where the view is.
  nonisolated package func modified(
    _ modifier: @escaping @MainActor (_ViewInputs) -> Modifier
  ) -> ModifiedContent<Self, NodeModifier> {
    self.modifier(NodeModifier { [modifier($0)] })
  }
}
