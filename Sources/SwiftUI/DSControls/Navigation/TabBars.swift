public import DSView

/// Whether a tab bar shrinks.
/// - Ignored: the bar has all tabs, in their order.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the page is moved up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the page is moved down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What opens the search of a tab view.
/// - Ignored: the bar has all tabs, in their order.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The tab of the search.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Whether the tab bar shrinks.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// What opens the search of the tab view.
  /// - Ignored: the bar has all tabs, in their order.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// A view above the tab bar.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabAccessory(content())
  }

  /// A view above the tab bar, where a condition holds.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    tabAccessory(isEnabled ? content() : nil)
  }

  /// A view above the sidebar's tabs.
  /// - Ignored: tabs are not drawn as a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// A view below the sidebar's tabs.
  /// - Ignored: tabs are not drawn as a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// A view at the sidebar's lower end.
  /// - Ignored: tabs are not drawn as a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
