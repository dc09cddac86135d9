import DSGeometry

extension DrawShape {
  /// The shape with its edges moved outwards; sharp corners stay sharp, as in CSS Backgrounds 3, section 6.1.1. A path
  /// is returned as it is: it grows by the stroke that `growth` gives.
  package func grown(by distance: Double) -> DrawShape {
    if distance == 0 { return self }
    switch self {
    case .rect(let rect): return .rect(rect.inset(by: -distance))
    case .roundedRect(let rect, let radii):
      let grown = rect.inset(by: -distance)
      return .roundedRect(grown, radii.map { $0 > 0 ? max(0, $0 + distance) : 0 }.fitted(to: grown.size))
    case .ellipse(let rect): return .ellipse(rect.inset(by: -distance))
    case .path: return self
    }
  }

  /// The stroke whose outer half is a path's growth, or whose inner half is its loss; nil for the other shapes.
  package func growth(_ distance: Double) -> Stroke? {
    guard distance != 0, case .path = self else { return nil }
    return Stroke(width: 2 * abs(distance), join: .round)
  }
}
