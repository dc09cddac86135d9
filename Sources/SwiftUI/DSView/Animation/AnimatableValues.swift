/// Several vectors of numbers as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// Some vectors.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// Zeros.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// The sums.
  public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }

  /// The differences.
  public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }

  /// Whether all vectors are equal.
  public static func == (a: Self, b: Self) -> Bool {
    var isEqual = true
    for (one, other) in repeat (each a.value, each b.value) { if one != other { isEqual = false } }
    return isEqual
  }

  /// Multiplies all by a number.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The square of the length.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for vector in repeat each value { sum += vector.magnitudeSquared }
    return sum
  }
}
