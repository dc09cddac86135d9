public import DSView

// Operators are found by the names that a file imports, unlike other members: a file that imports Combine alone does not see
// those beside the views. Where both are seen, those beside the views come first; they give the same.

extension Subscribers.Demand {
  /// The demand of two together.
  @_disfavoredOverload public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    let (sum, isTooMuch) = one.addingReportingOverflow(other)
    return isTooMuch ? .unlimited : .max(sum)
  }

  /// What is left of a demand: an unlimited one stays, and it is never less than nothing.
  @_disfavoredOverload public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    return .max(right.max.map { Swift.max(0, one - $0) } ?? 0)
  }

  /// A demand so many times.
  @_disfavoredOverload public static func * (left: Self, right: Int) -> Self {
    guard let one = left.max else { return .unlimited }
    let (product, isTooMuch) = one.multipliedReportingOverflow(by: right)
    return isTooMuch ? .unlimited : .max(product)
  }

  /// Demands more.
  @_disfavoredOverload public static func += (left: inout Self, right: Self) { left = left + right }
  /// Demands less.
  @_disfavoredOverload public static func -= (left: inout Self, right: Self) { left = left - right }
  /// The demand of so many values more.
  @_disfavoredOverload public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  /// Demands so many values more.
  @_disfavoredOverload public static func += (left: inout Self, right: Int) { left = left + .max(right) }
  /// The demand of so many values fewer.
  @_disfavoredOverload public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  /// Demands so many values fewer.
  @_disfavoredOverload public static func -= (left: inout Self, right: Int) { left = left - .max(right) }
  /// Whether more values are demanded.
  @_disfavoredOverload public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  /// Whether so many values are demanded.
  @_disfavoredOverload public static func == (left: Self, right: Int) -> Bool { left.max == right }
}
