import DSPlatform
public import DSView

/// A view or a controller of UIKit to look at; `dsrender` makes a scenario of it.
/// - Partial: a placeholder with the type's name is drawn, and the shot has the finding `undrawn-platform-view`; the body is
///   not run.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIResponder
) = #externalMacro(module: "DSMacros", type: "UIKitPreviewMacro")

extension __AnyPreview {
  /// A preview of a view or a controller of UIKit, whose type is known without running the body.
  public init<Shown: _PreviewedObject>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Shown
  ) {
    self.init(name, traits: traits) { PlatformPreview(of: Shown.self) }
  }

  /// A preview of one of several views or controllers of UIKit.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIResponder
  ) {
    self.init(name, traits: traits) { PlatformPreview(of: UIView.self) }
  }
}

/// What a preview of UIKit shows: a protocol, because the compiler takes a class that bounds a type for the type itself.
public protocol _PreviewedObject {}

extension UIResponder: _PreviewedObject {}
