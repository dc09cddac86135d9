public import Foundation

/// A way in the plane.
public struct CGVector: Hashable, Sendable {
  /// The way to the right, in points.
  public var dx: CGFloat
  /// The way down, in points.
  public var dy: CGFloat

  /// A way.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// No way.
  public static let zero = CGVector()
}
