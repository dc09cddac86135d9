import DSGeometry
import DSNode
import DSResolve

extension ResolvedShape {
  /// How another shape differs from this one in words, such as `corner radius 4 → 6 pt`; lengths are in points.
  func change(to new: ResolvedShape) -> String {
    switch (self, new) {
    case (.inset(let old, let oldDistance), .inset(let new, let distance)) where oldDistance == distance:
      return old.change(to: new)
    case (.inset(let old, let oldDistance), .inset(let new, let distance)) where old == new:
      return "inset \(oldDistance.text(digits: 2)) → \(distance.text(digits: 2)) pt"
    case (.evenOdd(let old), .evenOdd(let new)): return old.change(to: new)
    case (.trim(let old, _, _), .trim(let new, _, _)) where old != new: return old.change(to: new)
    case (.trim(_, let oldStart, let oldEnd), .trim(_, let start, let end)):
      return "drawn from \(percent(oldStart, oldEnd)) → \(percent(start, end))"
    default: break
    }
    if let old = corners, let radii = new.corners, old != radii {
      let words = old.uniform != nil && radii.uniform != nil ? "corner radius" : "corner radii"
      return "\(words) \(old.text) → \(radii.text) pt"
    }
    switch (self, new) {
    case (.roundedRectangle(_, let old), .roundedRectangle(_, let style)) where old != style:
      return "\(old.rawValue) → \(style.rawValue) corners"
    default:
      let (old, now) = (name, new.name)
      return old == now ? "a different \(now)" : "\(old) → \(now)"
    }
  }

  /// The radii of a rectangle's corners; nil for any other shape.
  private var corners: CornerRadii? {
    switch self {
    case .rectangle: CornerRadii(0)
    case .roundedRectangle(let radii, _): radii
    case .capsule, .circle, .ellipse, .path, .function, .evenOdd, .inset, .trim: nil
    }
  }

  /// What a person calls it.
  private var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radii, _): "rectangle with corner radius \(radii.text) pt"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .path, .function: "path"
    case .evenOdd(let shape), .inset(let shape, _), .trim(let shape, _, _): shape.name
    }
  }

  private func percent(_ start: Double, _ end: Double) -> String {
    "\((start * 100).text(digits: 0))–\((end * 100).text(digits: 0)) %"
  }
}

extension CornerRadii {
  /// One radius where all are equal; else those of the corners from the top leading one on, clockwise.
  fileprivate var text: String {
    if let uniform { return uniform.text(digits: 2) }
    return "("
      + [topLeading, topTrailing, bottomTrailing, bottomLeading].map { $0.text(digits: 2) }.joined(separator: ", ")
      + ")"
  }
}
