public import Foundation

// How views change over time: a picture shows the end, so that changes are made at once.

/// The course of a change over time.
public protocol UITimingCurveProvider {
  /// The kind of course.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of course.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// A curve by the points that bend it.
open class UICubicTimingParameters: UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  /// The usual curve.
  public convenience init() { self.init(animationCurve: .easeInOut) }
  /// A curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, CGPoint(x: 1, y: 1))
  }
  /// A curve by its points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }
  public var timingCurveType: UITimingCurveType { .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
open class UISpringTimingParameters: UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// A spring that comes to rest without swinging.
  public init() { initialVelocity = CGVector(dx: 0, dy: 0) }
  /// A spring by how it is damped.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    initialVelocity = velocity
  }
  /// A spring by its physics.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }
  /// A spring by how long it takes and how much it bounces.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    initialVelocity = velocity
  }
  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// Where a change stops.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// What a change is doing.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// A change of views that can be started and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A change of views that takes others in.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What changes views over time: at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public let timingParameters: (any UITimingCurveProvider)?
  public let duration: TimeInterval
  /// An animation of no length.
  public convenience init() { self.init(duration: 0, curve: .easeInOut) }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (duration, parameters)
  }
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    (self.duration, timingParameters) = (duration, UICubicTimingParameters(animationCurve: curve))
    self.animations = animations.map { [$0] } ?? []
  }
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.animations = animations.map { [$0] } ?? []
  }
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    (self.duration, timingParameters) = (duration, UISpringTimingParameters(dampingRatio: ratio))
    self.animations = animations.map { [$0] } ?? []
  }
  /// Makes changes at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation()
    return animator
  }
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var isRunning: Bool { false }
  open var state: UIViewAnimatingState { .inactive }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
