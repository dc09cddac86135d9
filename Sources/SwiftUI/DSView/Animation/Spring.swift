public import Foundation

/// A spring by its parts: a weight on a damped spring, as mechanics has it.
/// - Full: its values can be asked for, whatever becomes of animations.
public struct Spring: Hashable, Sendable {
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// How much it swings: 0 not at all, 1 for ever.
  public var bounce: Double

  /// A spring of a duration and a bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { (self.duration, self.bounce) = (duration, bounce) }

  /// A spring of a response and a damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// A spring of a mass, a stiffness and a damping.
  /// - Partial: the mass is always 1, with the stiffness and damping that give the same motion.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A spring that does not swing, of a duration, or that swings more.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that hardly swings.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that hardly swings, of a duration, or that swings more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring that swings, of a duration, or that swings more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How long one swing takes, in seconds.
  public var response: Double { duration }
  /// How soon swings end: 1 without any.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The weight.
  /// - Partial: always 1.
  public var mass: Double { 1 }
  /// How strongly the spring pulls.
  public var stiffness: Double { frequency * frequency }
  /// How strongly movement is slowed down.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// Radians of the undamped swing in a second.
  var frequency: Double { 2 * .pi / duration }
}

/// How far a spring is after a time, for a unit of distance and a unit of speed.
struct SpringState {
  /// What is left of the distance, and how fast it goes.
  let distance, distanceSpeed: Double
  /// What a speed at the beginning adds, and how fast it goes.
  let push, pushSpeed: Double

  /// The solution of x″ + 2ζωx′ + ω²x = 0 in its three cases.
  init(_ spring: Spring, at time: Double) {
    let (ratio, omega) = (spring.dampingRatio, spring.frequency)
    let decay = exp(-ratio * omega * time)
    // Cosine, and sine by frequency; their limits where nothing swings.
    var (wave, swing) = (1.0, time)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      (wave, swing) = (cos(damped * time), sin(damped * time) / damped)
    } else if ratio > 1 {
      let damped = omega * (ratio * ratio - 1).squareRoot()
      (wave, swing) = (cosh(damped * time), sinh(damped * time) / damped)
    }
    distance = decay * (wave + ratio * omega * swing)
    distanceSpeed = -decay * omega * omega * swing
    push = decay * swing
    pushSpeed = decay * (wave - ratio * omega * swing)
  }
}
