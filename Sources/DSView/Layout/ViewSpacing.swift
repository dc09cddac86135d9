import DSGeometry
import DSNode
public import Foundation

/// How far a view wants its neighbours away.
public struct ViewSpacing: @unchecked Sendable {
  private var spacing: (any LayoutSpacing)?

  /// No wish: a neighbour's alone counts.
  public static let zero = ViewSpacing(nil)

  /// No wish.
  public init() { spacing = nil }

  init(_ spacing: (any LayoutSpacing)?) { self.spacing = spacing }

  /// The engine's own form; nil without a wish.
  var node: (any LayoutSpacing)? { spacing }

  /// Takes some edges of another view's wishes as well.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    guard let added = other.spacing else { return }
    spacing = spacing.map { $0.union(added, edges: edges.node) } ?? added
  }

  /// These wishes with some edges of another view's.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }

  /// The gap between this view and the next along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let spacing, let other = next.spacing else { return 0 }
    return CGFloat(spacing.distance(to: other, along: axis.node))
  }
}
