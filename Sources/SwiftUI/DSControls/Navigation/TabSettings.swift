public import DSView

/// Where a page's label stands.
/// - Ignored: tab bars are not drawn.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a reader may change of a page's label.
/// - Ignored: tab bars are not drawn.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// Its place.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
  /// Nothing.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// What a reader has changed of a tab view.
/// - Ignored: tab bars are not drawn.
public struct TabViewCustomization: Equatable, Sendable {
  /// Nothing is changed.
  public init() {}
  /// Takes back changes of the order of sections.
  public mutating func resetSectionOrder() {}
  /// Takes back what was hidden.
  public mutating func resetVisibility() {}
}

/// Whether tabs stand in a bar or in a sidebar.
/// - Ignored: tab bars are not drawn.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where the tabs of a tab view stand.
/// - Ignored: tab bars are not drawn.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the side.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// As dots.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// Where the view above a tab bar stands.
/// - Ignored: the view above a tab bar is not drawn.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

extension TabContent {
  /// A number at the page's label; none for 0.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { same }

  /// A text at the page's label; none for nil.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { same }

  /// A text at the page's label; none for nil.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { same }

  /// A text of a string variable at the page's label; none for nil.
  /// - Ignored: tab bars are not drawn.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { same }

  /// The name by which changes of a reader are remembered.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { same }

  /// What a reader may change.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { same }

  /// Where the page's label stands.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { same }

  /// Whether the page can be chosen; one that is chosen already is shown.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { same }

  /// Whether the page is left out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    AnyTabContent<TabValue> { hidden ? [] : self._pages }
  }

  /// The pages.
  nonisolated private var same: AnyTabContent<TabValue> { AnyTabContent { self._pages } }
}

extension View {
  /// What a reader has changed of the tab view.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Whether tabs that adapt stand in a bar or in a sidebar at first.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
