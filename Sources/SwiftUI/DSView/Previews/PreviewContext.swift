/// What a host such as a widget gallery sets for a preview.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value that a host sets for a preview.
public protocol PreviewContextKey {
  /// The value's type.
  associatedtype Value
  /// What holds where the host says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value of the preview's host.
  /// - Partial: only a widget's family counts, in whose size the view is drawn.
  nonisolated public func previewContext(_ value: some PreviewContext) -> some View {
    let frame = value as? any FramingPreviewContext
    return preview { if frame != nil { $0.layout = .sizeThatFits } }.framed(frame)
  }

  /// The view as a host shows it.
  @ViewBuilder nonisolated private func framed(_ host: (any FramingPreviewContext)?) -> some View {
    if let host { host.framed(AnyView(self)) } else { self }
  }
}

/// What a host sets that shows views in its own frame.
package protocol FramingPreviewContext: PreviewContext {
  /// The view in the frame.
  func framed(_ view: AnyView) -> AnyView
}
