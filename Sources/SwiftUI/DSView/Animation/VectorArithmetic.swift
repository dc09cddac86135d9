extension VectorArithmetic {
  /// The vector multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var vector = self
    vector.scale(by: rhs)
    return vector
  }

  /// Moves a share of the way to another vector.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector a share of the way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
