import DSGeometry
import DSOutline
public import Foundation

extension Path {
  /// The smallest rectangle around the outline.
  nonisolated public var boundingRect: CGRect { path.outlineBounds.map { CGRect($0) } ?? .null }

  /// Whether a point lies inside; by the even-odd rule where asked.
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = path.turns(around: p.node)
    return eoFill ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// The part between two fractions of the whole length.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(path.trimmed(from: Double(from), to: Double(to)))
  }
}
