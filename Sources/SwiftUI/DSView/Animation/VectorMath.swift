public import Foundation

/// Something whose numbers can be added and scaled as one vector. Sources use its operators.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// The length of the vector.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
  /// Turns all numbers the other way.
  public mutating func negate() { animatableData = .zero - animatableData }

  /// The numbers the other way.
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }
  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result.animatableData += rhs.animatableData
    return result
  }
  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result.animatableData -= rhs.animatableData
    return result
  }
  /// The numbers a number of times.
  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result.animatableData.scale(by: rhs)
    return result
  }
  /// A part of the numbers.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }
  /// Adds the numbers.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes the numbers away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  /// Divides by a number.
  public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }
}

extension EdgeInsets: Animatable, _VectorMath {
  /// The distances from top, leading, bottom and trailing edge.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  /// The four distances.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
