public import DSView

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The behaviour.
  public init() {}
  /// Leaves the place: nothing moves in a picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one movement of a finger reaches.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = LimitBehavior(name: "automatic")
    /// To the next views.
    public static let always = LimitBehavior(name: "always")
    /// To a few views on.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// To the next view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As far as it goes.
    public static let never = LimitBehavior(name: "never")
  }

  /// A behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// A behaviour with the point of the scroll view that views come to rest at.
  public init(anchor: UnitPoint?) {}
  /// A behaviour with the point of the scroll view that views come to rest at.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  /// Leaves the place: nothing moves in a picture.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A type-erased behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public let base: any ScrollTargetBehavior

  /// Hides the type of a behaviour.
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

  /// Does what the behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// What the behaviour says.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest at views, so far on.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self(limitBehavior: limitBehavior)
  }

  /// Comes to rest at views at a point.
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }

  /// Comes to rest at views at a point, so far on.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    Self(limitBehavior: limitBehavior, anchor: anchor)
  }
}
