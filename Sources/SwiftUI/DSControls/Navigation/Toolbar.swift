import DSNode
public import DSView

/// What stands in a bar; bars are not drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent
  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// What stands in a bar that a reader may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Where something stands in a bar.
/// - Ignored: bars are not drawn.
public struct ToolbarItemPlacement: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic = ToolbarItemPlacement("automatic")
  public static let principal = ToolbarItemPlacement("principal")
  public static let navigation = ToolbarItemPlacement("navigation")
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  public static let status = ToolbarItemPlacement("status")
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  public static let keyboard = ToolbarItemPlacement("keyboard")
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
}

/// A bar.
/// - Ignored: bars are not drawn.
public struct ToolbarPlacement: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let automatic = ToolbarPlacement("automatic")
  public static let bottomBar = ToolbarPlacement("bottomBar")
  public static let navigationBar = ToolbarPlacement("navigationBar")
  public static let tabBar = ToolbarPlacement("tabBar")
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
}

/// A view in a bar.
/// - Partial: bars are not drawn.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {}
  /// A view at a place with an identity.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}
  /// Never called.
  public var body: Never { fatalError("ToolbarItem has no body") }
}

/// Views in a bar.
/// - Partial: bars are not drawn.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Views at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("ToolbarItemGroup has no body") }
}

/// Space in a bar.
/// - Partial: bars are not drawn.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  /// Space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Never called.
  public var body: Never { fatalError("ToolbarSpacer has no body") }
}

/// Whether a space grows.
/// - Ignored: bars are not drawn.
public enum SpacerSizing: Hashable, Sendable {
  case flexible, fixed
}

/// Several things in a bar.
nonisolated public struct _ToolbarTuple: CustomizableToolbarContent {
  /// Never called.
  public var body: Never { fatalError("a list of a bar has no body") }
}

/// Makes one thing of those that a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One thing.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// One thing.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarTuple {
    _ToolbarTuple()
  }
  /// What may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarTuple { _ToolbarTuple() }
  /// One of two.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarTuple { _ToolbarTuple() }
  /// The other of two.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarTuple { _ToolbarTuple() }
  /// What exists on some platforms.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarTuple { _ToolbarTuple() }
}

extension View {
  /// Views in the bar of the page.
  /// - Partial: bars are not drawn; the run says so.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    notDrawn(.toolbar)
  }

  /// What stands in the bar of the page.
  /// - Partial: bars are not drawn; the run says so.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    notDrawn(.toolbar)
  }

  /// What stands in the bar of the page, which a reader may change.
  /// - Partial: bars are not drawn; the run says so.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    notDrawn(.toolbar)
  }

  /// Whether bars are shown.
  /// - Ignored: bars are not drawn.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether bars are shown.
  /// - Ignored: bars are not drawn.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// What is behind bars.
  /// - Ignored: bars are not drawn.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Whether something is behind bars.
  /// - Ignored: bars are not drawn.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Whether bars are light or dark.
  /// - Ignored: bars are not drawn.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
}
