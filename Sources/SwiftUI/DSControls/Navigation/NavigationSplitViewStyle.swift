public import DSView

/// Columns of pages as their style sees them.
public struct NavigationSplitViewStyleConfiguration {
  let columns: SplitColumns
}

/// Draws columns of pages.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The look of the columns.
  associatedtype Body: View
  /// Columns as the style sees them.
  typealias Configuration = NavigationSplitViewStyleConfiguration
  /// The look of columns.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's columns.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  /// The columns that there is space for.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's columns.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// Columns that share the space.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  /// The columns that there is space for.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the space.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// Columns over the last one.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
  /// The columns that there is space for.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Columns over the last one.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// A question before the window is closed, where a condition holds.
  /// - Ignored: no view in a picture can be dismissed.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// A question with a message before the window is closed, where a condition holds.
  /// - Ignored: no view in a picture can be dismissed.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  /// The selection in the search field's text.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
