public import DSView

/// What the bar of a page is for.
/// - Ignored: the bar has the platform's look.
public struct ToolbarRole: Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// Going through pages that were seen.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// Changing a document.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
  /// Pages on top of one another.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
}

/// How large the title of a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String
  /// The platform's.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

/// Which parts of the labels in a bar are shown.
/// - Ignored: the bar has the platform's look.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Both.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
}

/// Something that the platform puts into bars.
/// - Ignored: the bar has the platform's look.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String
  /// The button of a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// What a reader may do to a thing in a bar.
/// - Ignored: the bar has the platform's look.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String
  /// All.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// Move it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// How a reader may change a bar.
/// - Ignored: the bar has the platform's look.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The ways as bits.
  public var rawValue: Int
  /// Ways of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Even where there is no space.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Something that the platform puts into bars.
/// - Partial: the platform's items keep their places.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent {
  /// A thing at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Never called.
  public var body: Never { fatalError("DefaultToolbarItem has no body") }
  /// No entries.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] { [] }
}

/// The menu of a bar's title.
/// - Partial: the title has no arrow.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The platform's menu.
  public init() where Content == EmptyView {}
  /// A menu of views.
  public init(@ViewBuilder content: () -> Content) {}
  /// Never called.
  public var body: Never { fatalError("ToolbarTitleMenu has no body") }
  /// Nothing: menus are closed in a picture.
  @MainActor public func _entries(_ inputs: _ViewInputs) -> [_ToolbarEntry] { [] }
}

/// Views in a bar with a label for where there is no space.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content
  /// The views.
  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Views at a place with a label for where there is no space.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let views = content()
    self.init(placement: placement, content: { Content(content: views) })
  }
}

extension ToolbarItemPlacement {
  /// The title.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(.title) }
  /// The large title.
  public static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(.largeTitle) }
  /// The line below the title.
  public static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(.subtitle) }
  /// The line below the large title.
  public static var largeSubtitle: ToolbarItemPlacement { ToolbarItemPlacement(.largeSubtitle) }
  /// A separate bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

extension ToolbarPlacement {
  /// A separate bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }
}

extension ToolbarContent {
  /// The thing, or not.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarTuple { hidden ? [] : self._entries($0) }
  }

  /// Where a page grows out of.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Whether the item shares a ground with its neighbours.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    onGround(visibility)
  }

  /// The things, with a ground or none.
  nonisolated fileprivate func onGround(_ visibility: Visibility) -> _ToolbarTuple {
    _ToolbarTuple { inputs in
      self._entries(inputs).map { entry in
        var entry = entry
        entry.item.hidesGround = visibility == .hidden
        return entry
      }
    }
  }
}

extension CustomizableToolbarContent {
  /// The thing, or not.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ToolbarTuple { hidden ? [] : self._entries($0) }
  }

  /// Where a page grows out of.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }

  /// Whether the item shares a ground with its neighbours.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { onGround(visibility) }

  /// Whether the thing is in the bar at first.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  /// What a reader may do to the thing.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

extension View {
  /// A bar without something that the platform puts there.
  /// - Partial: only the title is removed.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    pageBars { bars, _ in
      if defaultItemKind == .title { bars.title = nil }
    }
  }

  /// Whether something is behind bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barGround(bars) { $0.visibility = visibility } }

  /// The colour of the items of bars.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether the thing of a bar is left out.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// What the bar is for.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// How large the title of the page is.
  /// - Partial: a large title in the bar is drawn below it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    pageBars { bars, _ in
      bars.titleMode = mode.name == "automatic" ? .automatic : mode.name == "inline" ? .inline : .large
    }
  }

  /// The menu of the page's title.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Buttons at the leading end of the bar, by the deprecated name.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    barItems { [_ToolbarEntry(AnyView(leading), at: .topBarLeading, $0)] }
  }

  /// Buttons at the trailing end of the bar, by the deprecated name.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    barItems { [_ToolbarEntry(AnyView(trailing), at: .topBarTrailing, $0)] }
  }

  /// The title of the page as a text, by the deprecated name.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page as a text, by the deprecated name.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page of a string variable, by the deprecated name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page of a string variable with its size, by the deprecated name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether links have an arrow in lists.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}
