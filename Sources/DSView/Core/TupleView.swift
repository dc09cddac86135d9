import DSNode

/// Several views, as a builder lists them; a container lays them out as its own.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let lower: @MainActor (_ViewInputs) -> [DSNode]

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    lower = { inputs in
      var nodes: [DSNode] = []
      for view in repeat each content { nodes += inputs.nodes(view) }
      return nodes
    }
  }

  /// The nodes of all views, in order.
  @MainActor public static func _lower(_ view: TupleView<T>, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(view.lower(inputs))
  }
}
