public import Foundation

extension Spring {
  /// How far a spring has come from 0 to a target after a time.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let state = SpringState(self, at: time)
    return target.scaled(by: 1 - state.distance) + initialVelocity.scaled(by: state.push)
  }

  /// How fast a spring is on its way from 0 to a target after a time.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let state = SpringState(self, at: time)
    return target.scaled(by: -state.distanceSpeed) + initialVelocity.scaled(by: state.pushSpeed)
  }

  /// How strongly a spring pulls to a target.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value on to a target by a step of time.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let (distance, speed) = (target - value, velocity)
    value += self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// Where a spring is between two values after a time.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.animatableData - fromValue.animatableData
    var result = toValue
    result.animatableData =
      fromValue.animatableData + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast a spring is between two values after a time.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.animatableData - fromValue.animatableData
    var result = toValue
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How strongly a spring pulls between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }
}
