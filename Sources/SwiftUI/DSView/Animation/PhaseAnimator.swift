public import Foundation

/// Views of phases: the first one is drawn.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  nonisolated(unsafe) private let phases: [Phase]
  nonisolated(unsafe) private let content: (Phase) -> Content

  /// Views of phases.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  /// Views of phases that begin when a value changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  /// The view of the first phase.
  @MainActor public var body: some View { phases.first.map { content($0) } }
}

/// A view of values that follow key frames: the values at the beginning are drawn.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  nonisolated(unsafe) private let value: Value
  nonisolated(unsafe) private let content: (Value) -> Content

  /// A view of values.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (value, self.content) = (initialValue, content)
  }

  /// A view of values that begin when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (value, self.content) = (initialValue, content)
  }

  /// The view of the values at the beginning.
  @MainActor public var body: some View { content(value) }
}

/// Key frames of a value.
/// - Ignored: pictures show the initial values.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
  /// The key frames that these consist of.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The key frames that these consist of.
  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Self {
  /// The key frames themselves.
  public var body: Self { self }
}

/// Key frames of a part of a value.
/// - Ignored: pictures show the initial values.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value
  /// The key frames that these consist of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The key frames that these consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Self {
  /// The key frames themselves.
  public var body: Self { self }
}

/// A value that follows key frames, to be asked for at any time.
/// - Partial: always the initial value, whatever the time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value

  /// A value that follows key frames.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
  }

  /// How long it changes, in seconds.
  public var duration: TimeInterval { 0 }
  /// The value after some seconds.
  public func value(time: Double) -> Value { initialValue }
  /// The value after a share of the whole time.
  public func value(progress: Double) -> Value { initialValue }
}

/// Key frames of a part of a value, one after the other.
/// - Ignored: pictures show the initial values.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  /// It consists of itself.
  public typealias Body = Self
  /// Key frames of a part.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
  /// Key frames of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

/// A value that is reached at one speed.
/// - Ignored: pictures show the initial values.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of itself.
  public typealias Body = Self
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
/// - Ignored: pictures show the initial values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of itself.
  public typealias Body = Self
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as by a spring.
/// - Ignored: pictures show the initial values.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of itself.
  public typealias Body = Self
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
/// - Ignored: pictures show the initial values.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// It consists of itself.
  public typealias Body = Self
  /// A value.
  public init(_ to: Value) {}
}

/// Several key frames.
public struct _KeyframeList<Value>: KeyframeTrackContent {
  /// It consists of itself.
  public typealias Body = Self
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  /// It consists of itself.
  public typealias Body = Self
}
