public import DSView

/// Where a view is on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is wholly there, as in every picture.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view changes on its way through a scroll view.
/// - Ignored: pictures show every view as if it were in the middle of the scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is seen when its way ends.
  public struct Threshold: Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// No part of it.
    public static let hidden = Threshold()
    /// As much as in the middle.
    public static let centered = Threshold()

    /// A share of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// A share between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// The share, so far inside.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// As the content moves.
  public static let interactive = ScrollTransitionConfiguration()
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// As the content moves, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }
  /// By an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// With an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// With its end elsewhere.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}
