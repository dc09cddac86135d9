public import DSView
import Foundation

/// How tab views are drawn.
/// - Ignored: only the style `page` looks different.
public protocol TabViewStyle {}
/// The platform's tabs.
/// - Ignored: only the style `page` looks different.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}
/// Pages side by side.
/// - Partial: the neighbouring pages are not visible.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots stand for the pages.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    /// Dots where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Dots, even for one page.
    public static let always = IndexDisplayMode(name: "always")
    /// No dots.
    public static let never = IndexDisplayMode(name: "never")

    func shows(dots count: Int) -> Bool { name == "always" ? count > 0 : name == "automatic" && count > 1 }
  }

  let indexDisplayMode: IndexDisplayMode

  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's tabs.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { .init() }
  /// Pages side by side, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are drawn.
public protocol IndexViewStyle {}
/// Dots, on a ground or on none.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a ground.
  public struct BackgroundDisplayMode: Sendable {
    let name: String
    /// None, as the dots of a picture cannot be touched.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// None, as the dots of a picture cannot be touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// A ground.
    public static let always = BackgroundDisplayMode(name: "always")
    /// No ground.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let hasGround: Bool

  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasGround = backgroundDisplayMode.name == "always"
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots, on a ground or on none.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// The label of the page in a tab bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { tab(label()) }

  /// How the tab views inside are drawn.
  /// - Partial: only the style `page` looks different.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.pageStyle, style as? PageTabViewStyle)
  }

  /// How the dots of pages are drawn.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageGround, (style as? PageIndexViewStyle)?.hasGround ?? false)
  }
}

private enum PageStyleKey: EnvironmentKey { static var defaultValue: PageTabViewStyle? { nil } }
private enum PageGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The style of the tab views inside, where they have pages with dots.
  var pageStyle: PageTabViewStyle? {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }

  /// Whether the dots of pages have a ground.
  var pageGround: Bool {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }
}
