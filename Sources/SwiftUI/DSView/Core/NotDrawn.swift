import DSDiagnostics
package import DSNode

/// Reports that something a view shows beside its content is not drawn.
nonisolated struct NotDrawn: ViewModifier {
  typealias Body = Never

  let part: UndrawnPart
  let isPresent: @MainActor () -> Bool

  @MainActor static func _lower(
    _ modifier: NotDrawn, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if modifier.isPresent() { inputs.reportUndrawn(modifier.part) }
    return content(inputs)
  }
}

extension View {
  /// The view, with a report that something beside it is not drawn.
  nonisolated package func notDrawn(_ part: UndrawnPart, _ isPresent: @escaping @MainActor () -> Bool = { true })
    -> some View
  {
    modifier(NotDrawn(part: part, isPresent: isPresent))
  }
}

extension _ViewInputs {
  /// Reports that something the view shows is not drawn; what belongs to a bar is shown only where there is one.
  /// - Parameter name: what the part is called in the sources, where that says more.
  package func reportUndrawn(_ part: UndrawnPart, named name: String? = nil) {
    guard !part.belongsToBar || environment.hasNavigationBar else { return }
    session.bag.finding(
      part.rawValue, "\(name.map { "'\($0)', " } ?? "")\(part.text)\(name == nil ? "" : ",") is not drawn",
      at: location,
      hint: "draw its content as a separate view, or accept it with a reason under 'accepts'")
  }
}

private enum NavigationBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is inside pages with a bar.
  package var hasNavigationBar: Bool {
    get { self[NavigationBarKey.self] }
    set { self[NavigationBarKey.self] = newValue }
  }
}
