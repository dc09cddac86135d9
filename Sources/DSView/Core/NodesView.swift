import DSNode

/// Nodes as a view, for controls that look at their content before they draw it.
nonisolated struct NodesView: PrimitiveView {
  let nodes: [DSNode]

  init(_ nodes: [DSNode]) { self.nodes = nodes }

  @MainActor static func _lower(_ view: NodesView, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(view.nodes) }
}
