import DSDisplayList
import DSGeometry
import DSOutline
import DSResolve

extension Painter {
  /// The part of a shape's outline between two fractions of its length. Where content runs from right to left, it is the
  /// mirror image of what it is elsewhere.
  func trimmed(
    _ shape: ResolvedShape, from: Double, to: Double, inPixels rect: Rect, _ direction: LayoutDirection, inset: Double
  ) -> DrawShape {
    let mirrors = direction == .rightToLeft && !shape.isPath
    let whole = drawShape(shape, inPixels: rect, mirrors ? .leftToRight : direction, inset: inset)
    let part = whole.outline.trimmed(from: from, to: to)
    return .path(mirrors ? part.applying(.mirror(x: rect.center.x)) : part, whole.fillRule)
  }
}

extension DrawShape {
  /// The outline as a path that begins where SwiftUI's path of the shape does.
  fileprivate var outline: Path {
    switch self {
    case .rect(let rect): .rectangle(rect)
    case .roundedRect(let rect, let radii): .roundedRectangle(rect, radii)
    case .ellipse(let rect): .ellipse(in: rect)
    case .path(let path, _): path
    }
  }
}

extension ResolvedShape {
  /// Whether the outline is a path, whose steps keep their order where content runs from right to left.
  fileprivate var isPath: Bool {
    switch self {
    case .path, .function: true
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse: false
    case .evenOdd(let inner), .inset(let inner, _), .trim(let inner, _, _): inner.isPath
    }
  }
}
