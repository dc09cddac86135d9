import DSDiagnostics

/// One of the previews of a provider.
package struct ProviderPreview {
  /// What its views say about it.
  package let settings: PreviewSettings
  /// The view.
  package let view: AnyView
}

/// The previews of a provider, in the order in which it lists them.
///
/// How many there are is found by lowering all of them in an environment.
@MainActor
package func previews<Provider: PreviewProvider>(
  of provider: Provider.Type, in environment: EnvironmentValues
) -> [ProviderPreview] {
  let marks = PreviewMarks()
  var environment = environment
  environment[PreviewMarks.self] = marks
  let nodes = _ViewInputs(environment: environment, location: .init(file: "\(provider)")).nodes(Listing<Provider>())
  return nodes.enumerated().map { index, node in
    ProviderPreview(settings: marks.settings(of: node), view: AnyView(Listing<Provider>(index: index)))
  }
}

/// All views of a provider, or the one at a place.
nonisolated private struct Listing<Provider: PreviewProvider>: PrimitiveView {
  var index: Int?

  @MainActor static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.chain = nil
    let previews = inputs.evaluate { inputs.remembering(()) { Provider.previews } }
    let outputs = Provider.Previews._lower(previews, inner)
    guard let index = view.index else { return _ViewOutputs(outputs.nodes) }
    // What the other previews prefer is not this one's preference.
    inputs.session.preferredScheme = outputs.traits[index]?.preferredScheme
    // Another environment may have another number of views.
    return _ViewOutputs(outputs.nodes.indices.contains(index) ? [outputs.nodes[index]] : [])
  }
}
