/// Reports that a bar or a page is not drawn.
nonisolated struct NotDrawn: ViewModifier {
  typealias Body = Never

  let what: String
  let isPresent: @MainActor () -> Bool

  @MainActor static func _lower(
    _ modifier: NotDrawn, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if modifier.isPresent() {
      inputs.warn("ignored-modifier", "\(modifier.what) is not drawn", hint: "draw its content as a view of its own")
    }
    return content(inputs)
  }
}

extension View {
  /// The view, with a report that something beside it is not drawn.
  nonisolated package func notDrawn(_ what: String, _ isPresent: @escaping @MainActor () -> Bool = { true })
    -> some View
  {
    modifier(NotDrawn(what: what, isPresent: isPresent))
  }
}
