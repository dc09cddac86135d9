public import DSView
public import Foundation

/// By growing from a size.
public struct ScaleTransition: Transition {
  /// The size that the view has outside, as a share of its normal size.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// A growth from a size about a point.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  /// The view in its size of the moment.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// By moving a way.
public struct OffsetTransition: Transition {
  /// The way.
  public var offset: CGSize

  /// A move of a way.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The view in its place of the moment.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From an edge and back to it.
/// - Partial: a view in transition is drawn in its final place; pictures show no transitions.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// A move from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing what was there.
/// - Partial: a view in transition is drawn in its final place; pictures show no transitions.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// A push from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view, fading.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// From the leading edge to the trailing one.
/// - Partial: a view in transition is drawn in its final place; pictures show no transitions.
public struct SlideTransition: Transition {
  /// The transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By blurring.
/// - Partial: a view in transition is drawn in its final size; pictures show no transitions.
public struct BlurReplaceTransition: Transition {
  /// Which way the views scale.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// One becomes smaller, the other larger.
    public static let downUp = Configuration(name: "downUp")
    /// Both become larger.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Which way the views scale.
  public var configuration: Configuration

  /// A blur.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// The view, blurred where it is not wholly there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// In one way in, in another out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Two ways.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// The view on its way in or out.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}
