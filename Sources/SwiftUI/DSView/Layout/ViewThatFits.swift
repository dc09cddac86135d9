import DSNode

/// The first of its views that fits into the space proposed, or the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  nonisolated(unsafe) private let content: Content

  /// Views of which one is shown; on other axes than these they always fit.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  /// The node of all views.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let nodes = inputs.nodes(view.content)
    guard let axes = view.axes.node else { return _ViewOutputs(Array(nodes.prefix(1))) }
    return _ViewOutputs([inputs.node(.viewThatFits(axes, nodes))])
  }
}
