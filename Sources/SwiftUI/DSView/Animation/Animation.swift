public import Foundation

/// How a change is spread over time; a picture shows the end of it.
/// - Ignored: pictures show the end of an animation.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let own: (any CustomAnimation)?
  /// Whether it goes on for ever, so that a picture cannot show its end.
  private(set) var isEndless = false

  init(name: String, own: (any CustomAnimation)? = nil) { (self.name, self.own) = (name, own) }

  /// Whether both are the same animation.
  public static func == (a: Animation, b: Animation) -> Bool { a.name == b.name }

  /// Adds the animation's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The animation that this one consists of.
  /// - Partial: a built-in animation is at its end at once.
  public var base: any CustomAnimation { own ?? EndedAnimation(name: name) }

  /// The platform's animation.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// As a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// As a spring that hardly swings.
  public static let snappy = Animation(name: "snappy")
  /// As a spring that swings.
  public static let bouncy = Animation(name: "bouncy")

  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// Along a curve of two points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { linear }
  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { linear }
  /// As a spring of a response and a damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }
  /// As a spring of a duration and a bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring
  }
  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { Animation.spring }
  /// As a spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// As a spring that follows a finger, of a duration and a bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }
  /// As a spring of a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { spring }
  /// As a spring of a duration and a bounce that keeps its speed.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { spring }
  /// As a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { smooth }
  /// As a spring that hardly swings.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { snappy }
  /// As a spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { bouncy }

  /// After some seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.isEndless = true
    return animation
  }
  /// To the end of what is animated now.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// Makes a change with an animation: the change happens at once, a picture shows its end. One without an end is shown at
/// its beginning: the change does not happen.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  if animation?.isEndless == true, let nothing = () as? Result { return nothing }
  return try body()
}

/// Makes a change with an animation and then does something else; both happen at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  // The end of the animation would follow it.
  if animation?.isEndless == true, let nothing = () as? Result { return nothing }
  let result = try body()
  completion()
  return result
}

/// When an animation counts as ended.
/// - Ignored: pictures show the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When what follows may begin.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
  /// How changes of a value are animated.
  /// - Ignored: pictures show the end of an animation.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// How all changes inside are animated.
  /// - Ignored: pictures show the end of an animation.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// How the changes that a closure makes are animated.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Geometry that changes as one.
  /// - Ignored: pictures show the end of an animation.
  nonisolated public func geometryGroup() -> some View { self }

  /// A view that goes through phases: the first one is drawn.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Array(phases).first.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// A view that goes through phases when a value changes: the first one is drawn.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Array(phases).first.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// A view with values that follow key frames: the values at the beginning are drawn.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// A view with values that follow key frames when a value changes: the values at the beginning are drawn.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }
}

extension Binding {
  /// The binding, whose changes are animated.
  /// - Ignored: pictures show the end of an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Transaction {
  /// A change with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the change; nil for none.
  public var animation: Animation? {
    get { self[TransactionAnimationKey.self] }
    set { self[TransactionAnimationKey.self] = newValue }
  }
}

enum TransactionAnimationKey: TransactionKey { static let defaultValue = Animation?.none }
