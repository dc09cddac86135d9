public import Foundation

// Core Graphics' functions of C that make points, sizes and rectangles; Swift sees them on Apple's platforms.

/// A point of its two coordinates.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size of its two lengths.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle of its corner and its lengths.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest rectangle around two.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// What two rectangles share.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inlinable
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }

extension CGPoint {
  /// The coordinates, such as `(1.0, 2.5)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The lengths, such as `(1.0, 2.5)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The corner and the lengths, such as `(0.0, 0.0, 1.0, 2.5)`.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
