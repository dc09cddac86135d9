public import Foundation

/// Views of phases: the first one is drawn.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Views of phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  /// Views of phases that begin when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  /// The view of the first phase.
  @MainActor public var body: some View { phases.first.map { content($0) } }
}

/// A view of values that follow key frames: the values at the beginning are drawn.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// A view of values.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (value, self.content) = (initialValue, content)
  }

  /// A view of values that begin when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (value, self.content) = (initialValue, content)
  }

  /// The view of the values at the beginning.
  @MainActor public var body: some View { content(value) }
}

/// Key frames of a value.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
}

/// Key frames of a part of a value.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value
}

/// Key frames of a part of a value, one after the other.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  /// Key frames of a part.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
  /// Key frames of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

/// A value that is reached at one speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value and the seconds until it is reached.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value.
  public init(_ to: Value) {}
}

/// Several key frames.
public struct _KeyframeList<Value>: KeyframeTrackContent {}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {}
