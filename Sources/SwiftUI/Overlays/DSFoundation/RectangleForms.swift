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
