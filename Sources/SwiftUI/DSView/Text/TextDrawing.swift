package import DSNode

/// What draws texts in a manner of its own, in the place of the text's node: a renderer of the author's.
package protocol TextDrawing: AnyObject, Sendable {
  /// What stands in the place of a text's node, whose spans carry some attributes of the author's.
  @MainActor func lower(_ text: DSNode, _ attributes: [[any TextAttribute]], _ inputs: _ViewInputs) -> _ViewOutputs
}

private enum TextDrawingKey: EnvironmentKey { static let defaultValue: (any TextDrawing)? = nil }

extension EnvironmentValues {
  /// What draws texts; nil draws them as they are.
  package var textDrawing: (any TextDrawing)? {
    get { self[TextDrawingKey.self] }
    set { self[TextDrawingKey.self] = newValue }
  }
}
