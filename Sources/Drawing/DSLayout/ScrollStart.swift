import DSGeometry
import DSNode

extension ScrollNode {
  /// Where content begins along an axis, from the leading or upper edge of what can be seen.
  /// - Parameters:
  ///   - axis: one of the view's axes.
  ///   - visible: the length that can be seen.
  ///   - length: the content's.
  ///   - place: the position of the scroll target in the content; nil if there is none.
  func start(along axis: Axis, visible: Double, length: Double, place: ClosedRange<Double>?) -> Double {
    let room = visible - length
    let point = room > 0 ? alignment ?? anchor : anchor
    let first = axis == .horizontal ? point?.x : point?.y
    // Content that can be moved both ways is in the middle if it is smaller.
    let start = first.map { room * $0 } ?? (axes == .both ? max(0, room) / 2 : 0)
    guard room < 0, let target else { return start }
    switch target {
    case .point(let x, let y):
      return (axis == .horizontal ? x : y).map { min(0, max(room, -$0)) } ?? start
    case .view(_, let anchor):
      guard let place else { return start }
      let size = place.upperBound - place.lowerBound
      guard let anchor else {
        // As little as possible; of a view that does not fit, its beginning is seen.
        let earliest = -place.lowerBound
        return min(0, max(room, min(max(start, earliest), max(earliest, visible - place.upperBound))))
      }
      let fraction = axis == .horizontal ? anchor.x : anchor.y
      return min(0, max(room, visible * fraction - place.lowerBound - size * fraction))
    }
  }
}

extension PlacedNode {
  /// The frame of the first view with a mark, from this node's own corner; rotations and scales are ignored.
  func frame(of mark: LayoutMark) -> Rect? {
    if case .mark(mark) = content { return Rect(size: frame.size) }
    for child in children {
      guard let found = child.frame(of: mark) else { continue }
      return Rect(origin: child.frame.origin + found.origin, size: found.size)
    }
    return nil
  }
}
