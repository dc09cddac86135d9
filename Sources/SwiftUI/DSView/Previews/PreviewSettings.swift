/// What an author says about one preview.
package struct PreviewSettings: Hashable, Sendable {
  /// The name.
  package var name: String?
  /// The layout that the preview is drawn in.
  package var layout = PreviewLayout.device
  /// How the device is held.
  package var orientation = InterfaceOrientation.portrait
  /// The device; nil for the configured one.
  package var device: PreviewDevice?

  /// Those of a preview that says nothing but its name.
  package init(name: String? = nil) { self.name = name }
}
