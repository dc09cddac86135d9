public import DSView
public import Foundation

// What needs types of frameworks that are not here: documents, user activities, gesture recognizers.

extension View {
  /// A window that stores a document, where a binding says so.
  @available(*, unavailable, message: "there are no documents here")
  nonisolated public func fileExporter<D, T>(
    isPresented: Binding<Bool>, document: D?, contentType: T, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// A gesture of another framework.
  @available(*, unavailable, message: "there are no gesture recognizers of UIKit and AppKit here")
  nonisolated public func gesture<T>(_ representable: T) -> some View { self }

  /// What happens to a command of a menu.
  @available(*, unavailable, message: "there are no selectors here")
  nonisolated public func onCommand<S>(_ selector: S, perform action: (() -> Void)?) -> some View { self }

  /// What happens when an activity goes on from another device.
  @available(*, unavailable, message: "there are no user activities here")
  nonisolated public func onContinueUserActivity<T>(
    _ activityType: String, perform action: @escaping (T) -> Void
  ) -> some View { self }

  /// What the reader is doing with an element, for other devices.
  @available(*, unavailable, message: "there are no user activities here")
  nonisolated public func userActivity<P, T>(
    _ activityType: String, element: P?, _ update: @escaping (P, T) -> Void
  ) -> some View { self }

  /// A long press, by the form that televisions have.
  /// - Ignored: a picture receives no presses.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// A long press, by the deprecated form that televisions have.
  /// - Ignored: a picture receives no presses.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }

  /// An object that is given while the view has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }

  /// An object that is given while the view's scene has the focus.
  /// - Ignored: no view in a picture has focus.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
}

extension HoverEffect {
  /// An effect of one's own.
  /// - Ignored: a picture has no pointer.
  public init<Effect>(_ effect: Effect) { self = .automatic }
}

extension GestureState {
  /// A value that is missing while no gesture is made, and whose going back is decided when a gesture ends.
  public init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil)
  }
}

extension LongPressGesture {
  /// A long press, by the form that televisions have.
  public init(minimumDuration: Double) { self.init(minimumDuration: minimumDuration, maximumDistance: 10) }
}

extension PointerStyle {
  /// Two arrows across, or one.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
  /// Two arrows up and down, or one.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }
  /// A picture.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { `default` }
  /// A shape.
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { `default` }
}

/// A direction across.
@frozen
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Some of the two directions.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Against the lines.
    public static let leading = Set(.leading)
    /// Along the lines.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
@frozen
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  case up, down

  /// Some of the two directions.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}
