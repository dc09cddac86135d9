public import DSView

/// Sets in which theme, density or other mode of the matrix views are drawn.
///
/// `dsrender` finds all types that conform, as it finds previews, and asks each of them for the environment at the root of
/// every shot. The modes are those of the system that the preview's module belongs to: the modifiers of its resolver
/// document, or `modes` in `dsrender.yaml`.
public protocol PreviewVariant: SendableMetatype {
  /// Sets the values of an environment that the modes decide.
  /// - Parameters:
  ///   - modes: the contexts by mode, such as `["density": "compact", "scheme": "dark"]`.
  ///   - environment: the environment at the root; the scheme, direction, size of text and scale are set already.
  @MainActor static func apply(_ modes: [String: String], to environment: inout EnvironmentValues)
}
