public import DSView

/// The position of a page's label.
/// - Ignored: the bar has all tabs, in their order.
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
/// - Ignored: the bar has all tabs, in their order.
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
/// - Ignored: the bar has all tabs, in their order.
public struct TabViewCustomization: Equatable, Sendable {
  /// Nothing is changed.
  public init() {}
  /// Takes back changes of the order of sections.
  public mutating func resetSectionOrder() {}
  /// Takes back what was hidden.
  public mutating func resetVisibility() {}
}

/// Whether tabs are in a bar or in a sidebar.
/// - Ignored: the bar has all tabs, in their order.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The position of the tabs of a tab view.
/// - Ignored: the bar has all tabs, in their order.
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

/// The position of the view above a tab bar.
/// - Ignored: the accessory always takes the full width.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

extension TabContent {
  /// A number at the page's label; none for 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { badged { $0.badge(count) } }

  /// A text at the page's label; none for nil.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged { $0.badge(label) } }

  /// A text at the page's label; none for nil.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged { $0.badge(key) } }

  /// A text of a string variable at the page's label; none for nil.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged { $0.badge(label) }
  }

  /// The name by which changes of a reader are remembered.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { same }

  /// What a reader may change.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { same }

  /// The position of the page's label.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { same }

  /// Whether the page can be chosen; one that is chosen already is shown.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { same }

  /// Whether the page is left out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    AnyTabContent<TabValue> { hidden ? [] : self._pages }
  }

  /// The pages with something at their labels.
  nonisolated private func badged<Badged: View>(
    _ change: @escaping @MainActor (AnyView) -> Badged
  ) -> AnyTabContent<TabValue> { AnyTabContent { self._pages.map { AnyView(change($0)) } } }

  /// The pages.
  nonisolated private var same: AnyTabContent<TabValue> { AnyTabContent { self._pages } }
}

extension View {
  /// What a reader has changed of the tab view.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Whether tabs that adapt are in a bar or in a sidebar at first.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
