public import DSView
public import Foundation

/// How a page comes over another.
/// - Ignored: pictures show no transition between pages.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As the platform does it.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// By growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform does it.
  /// - Ignored: pictures show no transition between pages.
  nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// By growing out of the view that is marked with the same name.
  /// - Ignored: pictures show no transition between pages.
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What the view looks like that a page grows out of.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The default look of the view that a page grows out of.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}

  /// A ground.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// A shape that it is cut to.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// A shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// How the view comes over another as a page.
  /// - Ignored: pictures show no transition between pages.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view that a page grows out of, and what it looks like then.
  /// - Ignored: pictures show no transition between pages.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
