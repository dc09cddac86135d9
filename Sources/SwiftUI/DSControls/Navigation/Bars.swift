import DSNode
public import DSView
public import Foundation

extension View {
  /// The title of the page.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    notDrawn(.navigationTitle)
  }

  /// The title of the page.
  /// - Partial: navigation bars are not drawn; the run says so.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    notDrawn(.navigationTitle)
  }

  /// The title of the page.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationTitle(_ title: Text) -> some View { notDrawn(.navigationTitle) }

  /// The title of the page, which can be changed.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    notDrawn(.navigationTitle)
  }

  /// The line below the title of the page.
  /// - Partial: navigation bars are not drawn; the run says so.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    notDrawn(.navigationSubtitle)
  }

  /// The line below the title of the page.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    notDrawn(.navigationSubtitle)
  }

  /// How large the title of the page is.
  /// - Ignored: navigation bars are not drawn.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    self
  }

  /// The title of the page, by the deprecated name.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    notDrawn(.navigationTitle)
  }

  /// Whether there is no bar.
  /// - Ignored: navigation bars are not drawn.
  nonisolated public func navigationBarHidden(_ hide: Bool) -> some View { self }

  /// Whether there is no button back.
  /// - Ignored: navigation bars are not drawn.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Buttons of the bar, by the deprecated name.
  /// - Partial: navigation bars are not drawn; the run says so.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    notDrawn(.navigationButton)
  }

  /// The page of a value.
  /// - Ignored: a picture shows the first page.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// A page that is shown where a binding says so.
  /// - Partial: the page is not drawn; the run says so where the binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    notDrawn(.pushedPage) { isPresented.wrappedValue }
  }

  /// How a `NavigationView` is shown.
  /// - Ignored: a picture shows the first page.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// How columns of pages are shown.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }

  /// How wide the column is.
  /// - Ignored: a picture shows one column.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
}

/// What a bar's title is like.
/// - Ignored: navigation bars are not drawn.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// How a `NavigationView` is shown.
/// - Ignored: a picture shows the first page.
public protocol NavigationViewStyle {}
/// The platform's pages.
/// - Ignored: a picture shows the first page.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Pages on top of one another.
/// - Ignored: a picture shows the first page.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's pages.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on top of one another.
  public static var stack: StackNavigationViewStyle { .init() }
}

/// The columns of a `NavigationView`.
/// - Ignored: a picture shows the first page.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns of pages, by the deprecated name.
/// - Ignored: a picture shows the first page.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns of pages.
  public static var columns: ColumnNavigationViewStyle { .init() }
}
