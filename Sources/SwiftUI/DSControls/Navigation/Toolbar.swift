public import DSView

/// The items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent
  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The things, one by one.
  @MainActor @preconcurrency func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry]
}

extension ToolbarContent {
  /// The things of what it consists of.
  @MainActor @preconcurrency public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] {
    let content = inputs.evaluate { updated(self).body }
    return content._entries(inputs.part(0))
  }
}

/// Something in a bar, lowered where it is written.
public struct _ToolbarEntry {
  var item: BarItem

  /// Views at a place.
  @MainActor init(_ content: AnyView, at placement: ToolbarItemPlacement, _ inputs: _ViewInputs) {
    var inputs = inputs
    inputs.environment.controlContext = .bar
    inputs.environment.isProminentInBar = placement.place == .confirmationAction
    item = BarItem(kind: .views, place: placement.place, nodes: inputs.nodes(content))
  }

  /// Space at a place.
  init(_ kind: BarItem.Kind, at placement: ToolbarItemPlacement) {
    item = BarItem(kind: kind, place: placement.place, nodes: [])
  }
}

extension Never: ToolbarContent {
  /// Nothing.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] { [] }
}

/// The items of a bar that a reader may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Never called: a thing that may be missing says itself what there is.
  @MainActor public var body: Never { fatalError("an optional thing of a bar has no body") }
  /// The things, or none.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] { self?._entries(inputs.part(0)) ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The position of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
  let place: BarPlace
  init(_ place: BarPlace) { self.place = place }
  /// The placements by Apple's names.
  public static let automatic = ToolbarItemPlacement(.automatic)
  public static let principal = ToolbarItemPlacement(.principal)
  public static let navigation = ToolbarItemPlacement(.navigation)
  public static let primaryAction = ToolbarItemPlacement(.primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
  public static let status = ToolbarItemPlacement(.status)
  public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(.bottomBar)
  public static let navigationBarLeading = ToolbarItemPlacement(.navigationBarLeading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.navigationBarTrailing)
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  let name: String
  private init(_ name: String) { self.name = name }
  /// The bars by Apple's names.
  public static let automatic = ToolbarPlacement("automatic")
  public static let bottomBar = ToolbarPlacement("bottomBar")
  public static let navigationBar = ToolbarPlacement("navigationBar")
  public static let tabBar = ToolbarPlacement("tabBar")
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    (self.placement, self.content) = (placement, content())
  }
  /// A view at a place with an identity.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }
  /// Never called.
  public var body: Never { fatalError("ToolbarItem has no body") }
  /// The view.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] {
    [_ToolbarEntry(AnyView(content), at: placement, inputs)]
  }
}

/// Views in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  /// Views at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  /// Never called.
  public var body: Never { fatalError("ToolbarItemGroup has no body") }
  /// The views.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] {
    [_ToolbarEntry(AnyView(content), at: placement, inputs)]
  }
}

/// Space in a bar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  /// Never called.
  public var body: Never { fatalError("ToolbarSpacer has no body") }
  /// The space.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] {
    [_ToolbarEntry(sizing == .fixed ? .fixedSpace : .flexibleSpace, at: placement)]
  }
}

/// Whether a space grows.
public enum SpacerSizing: Hashable, Sendable {
  case flexible, fixed
}

/// Several things in a bar.
nonisolated public struct _ToolbarTuple: CustomizableToolbarContent {
  let entries: @MainActor (_ViewInputs) -> [_ToolbarEntry]

  /// Never called.
  public var body: Never { fatalError("a list of a bar has no body") }
  /// The things.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] { entries(inputs) }
}

/// Makes one thing of those that a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One thing.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// One thing.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several things; an empty closure makes a view.
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> _ToolbarTuple {
    _ToolbarTuple { inputs in
      var all = first._entries(inputs.part(0))
      var index = 1
      for part in repeat each content {
        all += part._entries(inputs.part(index))
        index += 1
      }
      return all
    }
  }
  /// What may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// One of two.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarTuple {
    _ToolbarTuple { first._entries($0.part(0)) }
  }
  /// The other of two.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarTuple {
    _ToolbarTuple { second._entries($0.part(1)) }
  }
  /// What exists on some platforms.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarTuple {
    _ToolbarTuple { content._entries($0.part(0)) }
  }
}

extension View {
  /// The view, with items in the bar of its page.
  nonisolated func barItems(_ entries: @escaping @MainActor (_ViewInputs) -> [_ToolbarEntry]) -> some View {
    pageBars { bars, inputs in bars.items += entries(inputs.part(1)).map(\.item) }
  }

  /// Views in the bar of the page.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return barItems { [_ToolbarEntry(AnyView(content), at: .automatic, $0)] }
  }

  /// The items of the page's bar.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return barItems { content._entries($0) }
  }

  /// The items of the page's bar, which a reader may change.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return barItems { content._entries($0) }
  }

  /// Whether bars are shown.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Whether bars are shown.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// What is behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barGround(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Whether something is behind bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barGround(bars) { $0.visibility = visibility }
  }

  /// Whether bars are light or dark.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    pageBars { all, _ in
      for name in names(of: bars) { all.schemes[name] = colorScheme }
    }
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    pageBars { all, _ in
      for name in names(of: bars) { all.visibility[name] = visibility }
    }
  }

  nonisolated func barGround(
    _ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarGround) -> Void
  ) -> some View {
    pageBars { all, _ in
      for name in names(of: bars) { change(&all.grounds[name, default: BarGround()]) }
    }
  }
}

/// The names of bars: where none is named, that of the bar around.
private func names(of bars: [ToolbarPlacement]) -> [String] {
  bars.isEmpty ? ["automatic"] : bars.map(\.name)
}
