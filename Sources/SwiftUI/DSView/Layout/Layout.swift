public import Foundation

/// A way to lay out views: determines the size of the container, and the positions of its views.
///
/// Coordinates run left to right; where content runs right to left the places are mirrored afterwards.
public protocol Layout: Animatable {
  /// What the layout keeps between questions.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What later questions need to know of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between questions.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date; views of a picture never change, so it is called at most once.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far the container wants its neighbours away.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size where it is offered one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts every view at its place, with its `place(at:anchor:proposal:)`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container puts a horizontal guide; nil if it is at its usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where the container puts a vertical guide; nil if it is at its usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// How the layout becomes a node; layouts of the library answer this themselves.
  func _container(_ views: _LayoutViews) -> _LayoutContainer
}

extension Layout {
  /// Nothing to know.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The preferred spacing of all views at all edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the views say of the guide, as stacks combine it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { .saidByViews }

  /// What the views say of the guide, as stacks combine it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { .saidByViews }

  /// The views in this layout. A type that is a view too, and defines this function itself, calls that.
  @_disfavoredOverload
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension CGFloat {
  /// The place of a guide that a layout leaves to its views.
  package static var saidByViews: CGFloat { .nan }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What later questions need to know of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in it stretch, and which dividers in it cross; nil for none.
  public var stackOrientation: Axis?

  /// No axis.
  public init() {}
}
