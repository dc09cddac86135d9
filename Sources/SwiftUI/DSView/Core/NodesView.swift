package import DSNode

/// Nodes as a view, for controls that look at their content before they draw it.
nonisolated package struct NodesView: PrimitiveView {
  let nodes: [DSNode]

  /// A view of nodes.
  package init(_ nodes: [DSNode]) { self.nodes = nodes }

  @MainActor package static func _lower(_ view: NodesView, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.nodes)
  }
}
