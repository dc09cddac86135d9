public import DSView
public import Foundation

/// What a reader does with fingers; gestures are kept and never happen in a picture.
/// - Ignored: a picture receives no gestures.
public protocol Gesture<Value> {
  /// What the gesture gives while it goes on; what its body gives, where it says nothing.
  associatedtype Value = Body.Value
  /// The gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture gives while it goes on.
  public typealias Value = Wrapped.Value
  /// Never called: no gesture happens in a picture.
  @MainActor public var body: Never { fatalError("an optional gesture has no body") }
}

/// A gesture of the library.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Never called: gestures of the library have no body.
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with what follows it.
/// - Ignored: a picture receives no gestures.
public struct _GestureWithAction<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
}

/// A gesture with what happens when it ends.
public typealias _EndedGesture<Content: Gesture> = _GestureWithAction<Content, Content.Value>
/// A gesture with what happens while it goes on.
public typealias _ChangedGesture<Content: Gesture> = _GestureWithAction<Content, Content.Value>

/// A gesture with a state.
/// - Ignored: a picture receives no gestures.
@frozen
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// What the gesture gives while it goes on.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// What the state becomes while the gesture goes on.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// A gesture with a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }
}

extension Gesture {
  /// What happens when the gesture ends.
  /// - Ignored: a picture receives no gestures.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _GestureWithAction(base: self) }

  /// What happens while the gesture goes on.
  /// - Ignored: a picture receives no gestures.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _GestureWithAction(base: self)
  }

  /// What a state becomes while the gesture goes on.
  /// - Ignored: a picture receives no gestures.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// A gesture of other values.
  /// - Ignored: a picture receives no gestures.
  public func map<T>(_ body: @escaping (Value) -> T) -> _GestureWithAction<Self, T> { _GestureWithAction(base: self) }

  /// Both gestures at once.
  /// - Ignored: a picture receives no gestures.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  /// - Ignored: a picture receives no gestures.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another.
  /// - Ignored: a picture receives no gestures.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at once.
/// - Ignored: a picture receives no gestures.
@frozen
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What both give; nil for one that does not go on.
  public struct Value {
    /// The value of each gesture; nil for a gesture that is not active.
    public var first: First.Value?
    public var second: Second.Value?
  }

  /// The gestures.
  public var first: First
  public var second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures after one another.
/// - Ignored: a picture receives no gestures.
@frozen
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What the one that goes on gives.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The gestures, in order.
  public var first: First
  public var second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One of two gestures.
/// - Ignored: a picture receives no gestures.
@frozen
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What the one that goes on gives.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gestures; the first has precedence.
  public var first: First
  public var second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A type-erased gesture.
/// - Ignored: a picture receives no gestures.
public struct AnyGesture<Value>: _PrimitiveGesture {
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Whether gestures of a view and of the views inside it happen.
/// - Ignored: a picture receives no gestures.
@frozen
public struct GestureMask: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32
  /// Views of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// Those of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// A gesture of the view.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }

  /// A gesture of the view where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// A gesture before those of the views inside.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// A gesture beside those of the views inside.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }

  /// What a tap does.
  /// - Ignored: a picture receives no taps.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// What a tap at a place does.
  /// - Ignored: a picture receives no taps.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// What a long press does.
  /// - Ignored: a picture receives no presses.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// What a long press does, with arguments in the deprecated order.
  /// - Ignored: a picture receives no presses.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// What pressing a button does, by the name that styles of buttons are written with.
  /// - Ignored: a picture receives no presses.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }
}
