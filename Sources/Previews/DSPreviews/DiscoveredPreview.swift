public import DSView

/// A preview of the running program.
public struct DiscoveredPreview: Sendable {
  /// The module that the preview is written in.
  public let module: String
  /// The file's name of a `#Preview`; nil for a provider's.
  public let file: String?
  /// The line of a `#Preview`, counted from 1; nil for a provider's.
  public let line: Int?
  /// The name; nil if the author gave none.
  public let name: String?
  /// The provider's type with the types that it is nested in, but not its module; nil for a `#Preview`.
  public let typeName: String?
  /// The place among the previews of the provider, or among those of the line, counted from 0.
  public let index: Int
  /// The layout that the preview is drawn in.
  public let layout: PreviewLayout
  /// How the device is held.
  public let orientation: InterfaceOrientation
  /// The device; nil for the configured one.
  public let device: PreviewDevice?

  /// Whether the author's code has returned the preview's name and settings; false if it crashes first.
  public let isRead: Bool

  private let modifiers: @MainActor () -> [any PreviewModifier]
  private let view: @MainActor (PreviewContexts) -> AnyView
  private let contexts: PreviewContexts

  @MainActor
  init(
    module: String, file: String? = nil, line: Int? = nil, typeName: String? = nil, index: Int,
    settings: PreviewSettings, isRead: Bool = true,
    modifiers: @escaping @MainActor () -> [any PreviewModifier] = { [] },
    view: @escaping @MainActor (PreviewContexts) -> AnyView
  ) {
    (self.module, self.file, self.line) = (module, file, line)
    (self.typeName, self.index, name) = (typeName, index, settings.name)
    (layout, orientation, device) = (settings.layout, settings.orientation, settings.device)
    self.isRead = isRead
    self.modifiers = modifiers
    self.view = view
    contexts = Self.contexts
  }

  /// What the modifiers of all previews of the program share.
  @MainActor private static let contexts = PreviewContexts()

  /// A preview of which nothing but its place is known.
  @MainActor
  static func unread(
    module: String, file: String? = nil, line: Int? = nil, typeName: String? = nil, index: Int = 0
  ) -> DiscoveredPreview {
    DiscoveredPreview(
      module: module, file: file, line: line, typeName: typeName, index: index, settings: PreviewSettings(),
      isRead: false, view: { _ in AnyView(EmptyView()) })
  }

  /// What the author's code that makes the preview is known by: the provider's name, or the place.
  public var source: String { "\(module)." + (typeName ?? "\(file ?? "")#\(line ?? 0).\(index)") }

  /// Asks the preview's modifiers for what they share; without it they leave the preview as it is.
  /// - Returns: why a modifier has nothing to share, in the error's words; nil if all is well.
  @MainActor public func prepare() async -> String? {
    for modifier in modifiers() {
      if let problem = await contexts.load(modifier) { return problem }
    }
    return nil
  }

  /// Makes a new view.
  @MainActor public func make() -> AnyView { view(contexts) }

  /// By module; then a module's providers by type and place, then its files, lines and names.
  static func isBefore(_ a: DiscoveredPreview, _ b: DiscoveredPreview) -> Bool {
    let (left, right) = ((a.module, a.file ?? "", a.line ?? 0), (b.module, b.file ?? "", b.line ?? 0))
    guard left == right else { return left < right }
    return (a.typeName ?? "", a.index, a.name ?? "") < (b.typeName ?? "", b.index, b.name ?? "")
  }
}
