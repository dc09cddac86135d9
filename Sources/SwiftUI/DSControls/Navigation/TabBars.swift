import DSNode
public import DSView

/// Whether a tab bar shrinks.
/// - Ignored: tab bars are not drawn.
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
/// - Ignored: tab bars are not drawn.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The tab of the search.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Whether the tab bar shrinks.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// What opens the search of the tab view.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// A view above the tab bar.
  /// - Partial: the view is not drawn; the run says so.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    notDrawn(.tabAccessory)
  }

  /// A view above the tab bar, where a condition holds.
  /// - Partial: the view is not drawn; the run says so.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    notDrawn(.tabAccessory) { isEnabled }
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
