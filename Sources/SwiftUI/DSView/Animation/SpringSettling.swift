public import Foundation

extension Spring {
  /// How long a spring takes until it is still, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// How long a spring takes until it is within a distance of its target and stays there, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    // The last time that it is outside is looked for backwards from where its swings have certainly ended.
    let slowing = dampingRatio > 1 ? (dampingRatio * dampingRatio - 1).squareRoot() : 0
    let rate = frequency * (dampingRatio - slowing)
    guard rate > 0, epsilon > 0 else { return 0 }
    let reach = target.magnitudeSquared.squareRoot() + initialVelocity.magnitudeSquared.squareRoot() / frequency
    let end = min(1000, (Foundation.log(max(1, reach / epsilon)) + 4) / rate)
    func isOutside(_ time: Double) -> Bool {
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
      return rest.magnitudeSquared > epsilon * epsilon
    }
    let steps = 1000
    guard let last = (0...steps).last(where: { isOutside(end * Double($0) / Double(steps)) }) else { return 0 }
    var (outside, inside) = (end * Double(last) / Double(steps), end * Double(last + 1) / Double(steps))
    for _ in 0..<30 {
      let middle = (outside + inside) / 2
      if isOutside(middle) { outside = middle } else { inside = middle }
    }
    return inside
  }

  /// How long a spring takes between two values until it is still, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The spring of a damping that is still after a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring's time scales with its response.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let length = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(response: length > 0 ? settlingDuration / length : settlingDuration, dampingRatio: dampingRatio)
  }
}
