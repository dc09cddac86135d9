public import DSEffects
public import Foundation

// Further gesture recognizers, as stubs: a picture cannot be touched.

/// What sees two fingers that part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// What sees two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// What sees a finger that sweeps.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A way to sweep.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

/// What sees a finger that comes from an edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// What sees gestures of a view of SwiftUI.
/// - Ignored: a picture receives no touches; the recognizer is not created.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable: Gesture where Body == Never, Value == Void {
  /// What sees the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// Receives its events.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// Makes what sees the gesture.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings it up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// What is done when it has seen one.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the receiver of its events.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Where touches are measured.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Nothing is done.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Nothing is done.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Never called: the gesture has no body.
  public nonisolated var body: Never { fatalError("\(Self.self) has no body") }
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator: events have no receiver.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer of gestures is made with.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// Receives the gesture's events.
  public let coordinator: Representable.Coordinator
  /// Where touches are measured.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where touches are measured.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
}
