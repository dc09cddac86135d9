public import DSView
public import Foundation

/// Where a view is on its way into or out of the picture.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is wholly there, as in every picture.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a view comes and goes; a picture shows views that are there.
@MainActor @preconcurrency
public protocol Transition {
  /// The view on its way.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view on its way.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

/// A type-erased transition: how a view comes and goes.
/// - Ignored: pictures show the views that are present, without transitions.
@frozen
public struct AnyTransition: Sendable {
  private init(_: Void) {}

  /// Hides the type of a transition.
  nonisolated public init<T: Transition>(_ transition: T) {}

  /// At once.
  public static let identity = AnyTransition(())
  /// By fading.
  public static let opacity = AnyTransition(())
  /// By growing from nothing.
  public static let scale = AnyTransition(())
  /// From the leading edge to the trailing one.
  public static let slide = AnyTransition(())

  /// By growing from a size about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { identity }
  /// By moving from an edge.
  public static func move(edge: Edge) -> AnyTransition { identity }
  /// By pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { identity }
  /// By moving a way.
  public static func offset(_ offset: CGSize) -> AnyTransition { identity }
  /// By moving a way.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }
  /// In one way in, in another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { identity }
  /// By a modifier's change to another's.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { self.identity }
  /// Together with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an explicit animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// By fading.
public struct OpacityTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// At once.
public struct IdentityTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// How the content of a view changes.
/// - Ignored: pictures show no changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By changing shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As numbers roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As numbers roll to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

/// Which parts of two views' geometry are the same.
/// - Partial: views stay in their own places.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Parts of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// How the view comes and goes.
  /// - Ignored: pictures show the views that are present, without transitions.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// How the view comes and goes.
  /// - Ignored: pictures show the views that are present, without transitions.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// How the content of the views inside changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Geometry that two views have in common while one becomes the other.
  /// - Partial: views stay in their own places; a view that is not the source does not take the source's frame, which a run
  /// reports.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    ignoring("the frame that 'matchedGeometryEffect' takes from its source", !isSource)
  }

  /// The view that a page grows out of.
  /// - Ignored: pictures show no transition between pages.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
