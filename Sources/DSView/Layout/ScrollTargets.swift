/// Where scrolling comes to rest.
/// - Ignored: a picture shows a scroll view that nobody scrolls.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whether a flick may pass views.
  public struct LimitBehavior: Hashable, Sendable {
    /// As the platform does.
    public static let automatic = LimitBehavior()
    /// It may not.
    public static let always = LimitBehavior()
    /// It may.
    public static let never = LimitBehavior()
    /// It may not in a compact width.
    public static let alwaysByFew = LimitBehavior()
    /// It may not pass more than one view.
    public static let alwaysByOne = LimitBehavior()
  }

  /// The behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// Scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Scrolling comes to rest at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  /// Where scrolling comes to rest.
  /// - Ignored: a picture shows a scroll view that nobody scrolls.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}
