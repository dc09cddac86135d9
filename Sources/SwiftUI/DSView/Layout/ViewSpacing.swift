import DSGeometry
package import DSNode
public import Foundation

/// How far a view wants its neighbours away.
public struct ViewSpacing: Sendable {
  /// The engine's own form.
  package var node: SpacingPreference

  /// Nothing at any edge, as an empty view has it.
  public static let zero = ViewSpacing(.zero)

  /// No preferences: the standard spacing to anything.
  public init() { node = .silent }

  /// The engine's preferences.
  package init(_ node: SpacingPreference) { self.node = node }

  /// Adds another view's preferences at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    node = node.union(other.node, edges: edges.node)
  }

  /// These preferences with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var joined = self
    joined.formUnion(other, edges: edges)
    return joined
  }

  /// The gap between this view and the next along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(SpacingPreference.gap(node, next.node, along: axis.node))
  }
}
