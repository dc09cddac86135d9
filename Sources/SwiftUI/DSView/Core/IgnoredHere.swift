/// Notes that something is ignored although it would change the picture.
nonisolated struct IgnoredHere: ViewModifier {
  typealias Body = Never

  let what: String
  let isPresent: Bool

  @MainActor static func _lower(
    _ modifier: IgnoredHere, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if modifier.isPresent { inputs.warn("ignored-modifier", "\(modifier.what) is ignored") }
    return content(inputs)
  }
}

extension View {
  /// The view, with a note that something which would change the picture is ignored where a condition holds.
  nonisolated package func ignoring(_ what: String, _ isPresent: Bool = true) -> some View {
    modifier(IgnoredHere(what: what, isPresent: isPresent))
  }
}
