package import DSNode
package import DSView

extension ControlDrawings {
  package func screen(
    around nodes: [DSNode], _ preferences: PreferenceStore, _ inputs: _ViewInputs
  ) -> [DSNode] {
    var nodes = nodes
    let bars = preferences.value(of: PageBarsKey.self)
    if inputs.environment.profile == .macos26, inputs.environment.deviceScreen != nil,
      bars.isWindow || bars.fillsTopBar
    {
      nodes = inputs.nodes(window(AnyView(VStack { NodesView(nodes) }), bars: bars))
    }
    let presented = preferences.value(of: PresentedKey.self)
    guard !presented.isEmpty else { return nodes }
    var view = nodes.count == 1 ? AnyView(NodesView(nodes)) : AnyView(VStack { NodesView(nodes) })
    for part in presented { view = present(part, over: view, on: inputs.environment.deviceScreen) }
    return inputs.nodes(view)
  }
}
