/// What `#Preview` expands to: a type that a record in the program leads to.
public protocol __PreviewRegistry {
  /// The module and the file, as `#fileID` has them.
  static var fileID: String { get }
  /// The line of `#Preview`, counted from 1.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func make() -> __AnyPreview
}

/// A preview; its initialisers are the forms of `#Preview`.
@MainActor
public struct __AnyPreview {
  /// The preview's name and layout.
  package let settings: PreviewSettings
  /// The modifiers around the preview, the innermost first.
  package let modifiers: [any PreviewModifier]
  private let content: @MainActor () -> any View

  /// A preview in the default layout.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    settings = PreviewSettings(name: name)
    modifiers = []
    content = body
  }

  /// A preview with traits, of which a later one wins.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: [traits] + additionalTraits, content: body)
  }

  /// A preview with traits, of which a later one wins.
  package init(
    _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], content: @escaping @MainActor () -> any View
  ) {
    var settings = PreviewSettings(name: name)
    for trait in traits { trait.change(&settings) }
    self.settings = settings
    modifiers = traits.flatMap(\.modifiers)
    self.content = content
  }

  /// The view; the closure of the preview is evaluated where it is lowered, so that what it declares by `@Previewable`
  /// reads the environment there.
  /// - Parameter contexts: what the modifiers share.
  package func view(_ contexts: PreviewContexts) -> AnyView {
    modifiers.reduce(AnyView(Content(make: content))) { view, modifier in contexts.apply(modifier, to: view) }
  }

  private struct Content: View {
    let make: @MainActor () -> any View

    var body: some View { AnyView(make()) }
  }
}
