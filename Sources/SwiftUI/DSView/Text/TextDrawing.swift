package import DSNode

/// An object that replaces the text's node with its own drawing: a renderer of the author's.
package protocol TextDrawing: AnyObject, Sendable {
  /// The replacement for a text's node, whose spans carry some attributes of the author's.
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
