extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A page of a value with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), page: content())
  }

  /// A page of a value with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), page: content())
  }

  /// A page of a value with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), page: content())
  }

  /// A page of a value without a label of its own.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), page: content())
  }
}

extension Tab where Value: Hashable, Label: View {
  /// A page of a value with a label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), page: content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A page with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: content())
  }

  /// A page with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: content())
  }

  /// A page with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: content())
  }

  /// A page without a label of its own.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, page: content())
  }
}

extension Tab where Value == Never, Label: View {
  /// A page with a label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, page: content())
  }
}

/// Whether a tab bar shrinks.
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
    notDrawn("the view above a tab bar")
  }

  /// A view above the tab bar, where a condition holds.
  /// - Partial: the view is not drawn; the run says so.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    notDrawn("the view above a tab bar") { isEnabled }
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

extension TabContentBuilder {
  /// One page.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// One of two pages.
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(first: first)
  }
  /// The other of two pages.
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    ViewBuilder.buildEither(second: second)
  }
}
