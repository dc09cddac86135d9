public import DSView
public import Foundation

extension View {
  /// The title of the page.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    pageBars { bars, _ in bars.title = title }
  }

  /// The title of the page, which can be changed.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    pageBars { bars, _ in bars.title = Text(verbatim: title.wrappedValue) }
  }

  /// The line below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    pageBars { bars, _ in bars.subtitle = Text(subtitle) }
  }

  /// The line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    pageBars { bars, _ in bars.subtitle = Text(subtitleKey) }
  }

  /// How large the title of the page is.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    pageBars { bars, _ in bars.titleMode = displayMode.mode }
  }

  /// The title of the page, by the deprecated name.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page with its size, by the deprecated name.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether there is no bar.
  nonisolated public func navigationBarHidden(_ hide: Bool) -> some View {
    toolbar(hide ? .hidden : .automatic, for: .navigationBar)
  }

  /// Whether there is no button back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pageBars { bars, _ in bars.hidesBackButton = hidesBackButton }
  }

  /// Buttons of the bar, by the deprecated name.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// The page of a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    pageBars { bars, inputs in
      bars.destinations.append(
        PageDestination { value in
          (value.base as? D).map { value in AnyView(inputs.evaluate { destination(value) }) }
        })
    }
  }

  /// A page that is shown where a binding says so.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return pushing { isPresented.wrappedValue ? destination : nil }
  }

  /// How a `NavigationView` is shown.
  /// - Ignored: columns are shown as pages on a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// How columns of pages are shown.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }

  /// How wide the column is.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { columnWidth(width) }
}

/// What a bar's title is like.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    var mode: PageBars.TitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// How a `NavigationView` is shown.
/// - Ignored: columns are shown as pages on a stack.
public protocol NavigationViewStyle {}
/// The platform's pages.
/// - Ignored: columns are shown as pages on a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Pages on top of one another.
/// - Ignored: columns are shown as pages on a stack.
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
/// - Ignored: columns are shown as pages on a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns of pages, by the deprecated name.
/// - Ignored: columns are shown as pages on a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns of pages.
  public static var columns: ColumnNavigationViewStyle { .init() }
}
