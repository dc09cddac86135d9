import Foundation

/// A curve from 0 to 1.
/// - Full: its values can be asked for, whatever becomes of animations.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }

  private var kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  /// At one speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
  /// Slow at first.
  public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
  /// Slow at the end.
  public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
  /// Slow at first, as a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow at the end, as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow at both ends, as two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A curve of two points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y)))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// The curve's value at a share of its length, which is kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = max(0, min(progress, 1))
    return isInverse ? solve { forward($0) - progress } : forward(progress)
  }

  /// The curve's slope at a share of its length.
  public func velocity(at progress: Double) -> Double {
    let (low, high) = (max(0, min(progress, 1) - 1e-5), min(1, max(progress, 0) + 1e-5))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private func forward(_ progress: Double) -> Double {
    switch kind {
    case .linear: return progress
    case .bezier(let x1, let y1, let x2, let y2):
      let parameter = solve { cubic(x1, x2, $0) - progress }
      return cubic(y1, y2, parameter)
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      if progress < 0.5 { return (1 - (1 - 4 * progress * progress).squareRoot()) / 2 }
      let rest = 2 - 2 * progress
      return ((1 - rest * rest).squareRoot() + 1) / 2
    }
  }

  /// A cubic from 0 to 1 with two control values.
  private func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where a rising function is zero, by halving.
  private func solve(_ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    if function(0) >= 0 { return 0 }
    if function(1) <= 0 { return 1 }
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
