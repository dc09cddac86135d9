import DSNode

extension View {
  /// Names the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { preview { $0.name = value } }

  /// Sets the size that the preview is drawn in.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  /// Draws the preview on the screen of a device; nil for the configured one.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }

  /// Turns the device that the preview is drawn on.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }

  /// Marks the nodes of the view while previews are looked for, and changes nothing when they are drawn.
  nonisolated func preview(
    _ change: @escaping @Sendable (inout PreviewSettings) -> Void
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(
      NodeModifier { inputs in
        guard let marks = inputs.environment[PreviewMarks.self] else { return [] }
        marks.changes.append(change)
        return [.environment(PreviewMarks.name, .number(Double(marks.changes.count - 1)))]
      })
  }
}

/// What the views of a provider say about their previews; in the environment only while previews are looked for.
@MainActor
final class PreviewMarks {
  /// The name of the mark that a node carries; its value is a place in `changes`.
  nonisolated static let name = "preview"

  var changes: [@Sendable (inout PreviewSettings) -> Void] = []

  /// What the marks on a node make of the defaults; the mark nearest to the view wins.
  func settings(of node: DSNode) -> PreviewSettings {
    var settings = PreviewSettings()
    for modifier in node.modifiers.reversed() {
      if case .environment(Self.name, .number(let index)) = modifier { changes[Int(index)](&settings) }
    }
    return settings
  }
}
