import DSDiagnostics
package import DSNode

/// Takes all the space it is proposed; its content depends on the size that it gets.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  nonisolated(unsafe) public var content: (GeometryProxy) -> Content

  /// A view whose content is made while it is laid out.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The node of a content that is not there yet.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let content = Unchecked(view.content)
    return inputs.deferring(name: "GeometryReader") { inputs, geometry in
      inputs.nodes(
        inputs.evaluate { content.value(GeometryProxy(geometry: geometry, mark: LayoutMark(id: inputs.path), inputs)) })
    }
  }
}

extension _ViewInputs {
  /// The node of a content that is made while it is laid out.
  @MainActor package func deferring(
    name: String, _ nodes: @escaping @MainActor (_ViewInputs, DeferredGeometry) -> [DSNode]
  ) -> _ViewOutputs {
    session.isLive = true
    let place = place()
    let mark = LayoutMark(id: place)
    // What the content handed up when it was last laid out.
    if let known = session.preferencesOfContent(at: place) { handUp(known) }
    var inside = self
    inside.path = place
    let (inner, nodes) = (MainOwned(inside), MainOwned(nodes))
    let deferred = DeferredView(name: name, mark: mark) { geometry in
      let geometry = Unchecked(geometry)
      return onMainThread {
        inner.value.deferred(mark, geometry.value) { nodes.value($0, geometry.value) }
      }
    }
    return _ViewOutputs([node(.deferred(deferred))])
  }

  /// Lowers a content while it is laid out; what it hands up is kept for the next evaluation.
  @MainActor fileprivate func deferred(
    _ mark: LayoutMark, _ geometry: DeferredGeometry, _ nodes: (_ViewInputs) -> [DSNode]
  ) -> LoweredView {
    let known = session.bag
    session.bag = .init()
    defer {
      var all = known
      all.add(contentsOf: session.bag.diagnostics)
      session.bag = all
    }
    let (views, preferences) = session.renaming { collecting { nodes(self) } }
    session.makeContent(at: mark.id, handingUp: preferences)
    return LoweredView(DSNode(.group(views), at: location), warnings: session.warnings)
  }
}
