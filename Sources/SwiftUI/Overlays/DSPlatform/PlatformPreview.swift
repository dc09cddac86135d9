import DSEffects
package import DSView

/// A view of a platform that a preview gives: an area with its name.
package struct PlatformPreview: View {
  let name: String

  /// The area for a view of a type; the view is not created.
  package init(of type: Any.Type) { name = String(describing: type) }

  /// Never called: the view lowers itself.
  package var body: Never { fatalError("PlatformPreview has no body") }

  /// The area that is drawn for the view, with the finding that the view is not drawn.
  @MainActor package static func _lower(_ view: PlatformPreview, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower(view.name, inputs)
  }
}
