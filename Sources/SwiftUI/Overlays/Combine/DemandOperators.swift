public import DSView

// Operators are found by the names that a file imports, unlike other members: a file that imports Combine alone does not see
// those beside the views. Where both are seen, those beside the views come first; they give the same.

extension Subscribers.Demand {
  /// Two demands together.
  @_disfavoredOverload public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    let (sum, isTooMuch) = one.addingReportingOverflow(other)
    return isTooMuch ? .unlimited : .max(sum)
  }

  /// What is left of a demand, at least none; an unlimited one stays unlimited.
  @_disfavoredOverload public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    return .max(right.max.map { Swift.max(0, one - $0) } ?? 0)
  }

  /// A demand multiplied by a number.
  @_disfavoredOverload public static func * (left: Self, right: Int) -> Self {
    guard let one = left.max else { return .unlimited }
    let (product, isTooMuch) = one.multipliedReportingOverflow(by: right)
    return isTooMuch ? .unlimited : .max(product)
  }

  /// Adds to a demand.
  @_disfavoredOverload public static func += (left: inout Self, right: Self) { left = left + right }
  /// Takes from a demand.
  @_disfavoredOverload public static func -= (left: inout Self, right: Self) { left = left - right }
  /// A demand with a number of values added.
  @_disfavoredOverload public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  /// Adds a number of values to a demand.
  @_disfavoredOverload public static func += (left: inout Self, right: Int) { left = left + .max(right) }
  /// A demand with a number of values taken away.
  @_disfavoredOverload public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  /// Takes a number of values from a demand.
  @_disfavoredOverload public static func -= (left: inout Self, right: Int) { left = left - .max(right) }
  /// Whether more values are demanded.
  @_disfavoredOverload public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  /// Whether exactly this number of values is demanded.
  @_disfavoredOverload public static func == (left: Self, right: Int) -> Bool { left.max == right }
}
