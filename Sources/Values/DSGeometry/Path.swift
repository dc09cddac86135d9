/// A sequence of straight and curved segments, y down; the unit is that of the value that holds it.
public struct Path: Hashable, Sendable {
  /// One step of a path; all points are absolute.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, control: Point)
    case cubic(Point, control1: Point, control2: Point)
    case close
  }

  /// Which points a self-crossing path encloses.
  public enum FillRule: String, Hashable, Sendable {
    case nonZero, evenOdd
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// A path of the given steps; empty by default.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path with every point mapped.
  public func applying(_ transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadratic(let point, let control):
          .quadratic(transform.apply(point), control: transform.apply(control))
        case .cubic(let point, let control1, let control2):
          .cubic(transform.apply(point), control1: transform.apply(control1), control2: transform.apply(control2))
        case .close: .close
        }
      })
  }

  /// The smallest rectangle around all points, control points included; nil for a path without points.
  public var controlBounds: Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let here = Rect(origin: point, size: .zero)
      bounds = bounds?.union(here) ?? here
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let point, let control):
        add(point)
        add(control)
      case .cubic(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    return bounds
  }
}
