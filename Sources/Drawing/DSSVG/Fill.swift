import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes the inside of a shape.
  mutating func fill(_ shape: DrawShape, _ brush: Brush) {
    if case .angularGradient(let stops, let center, let start, let end) = brush {
      let fan = AngularFan(stops, center: center, start: start, end: end).commands(covering: shape.bounds)
      return add(SVGElement("g").with("shape-rendering", "crispEdges")) { $0.draw(fan) }
    }
    add(paint("fill", brush, on: shape.element()))
  }

  /// The element with a brush as its fill or stroke.
  mutating func paint(_ attribute: String, _ brush: Brush, on element: SVGElement) -> SVGElement {
    switch brush {
    case .solid(let color): element.with(attribute, color)
    case .linearGradient, .radialGradient, .focalGradient, .angularGradient: gradient(attribute, brush, on: element)
    }
  }
}

extension SVGElement {
  /// The element with a colour, and an opacity where it is translucent.
  func with(_ attribute: String, _ color: Color) -> SVGElement {
    let element = with(attribute, Color(hex: color.argb & 0xFF_FFFF).hexText)
    return color.isOpaque ? element : element.with("\(attribute)-opacity", color.alpha.svgFactor)
  }
}

extension DrawShape {
  /// The element that has this shape; `rule` is the attribute for a path that is filled by the even-odd rule.
  func element(rule: String = "fill-rule") -> SVGElement {
    switch self {
    case .rect(let rect): SVGElement("rect").with(rect)
    case .roundedRect(let rect, let radii):
      if let radius = radii.uniform {
        SVGElement("rect").with(rect).with("rx", radius > 0 ? radius.svg : nil)
      } else {
        SVGElement("path").with("d", rect.outline(radii))
      }
    case .ellipse(let rect):
      SVGElement("ellipse").with("cx", rect.center.x.svg).with("cy", rect.center.y.svg)
        .with("rx", (rect.width / 2).svg).with("ry", (rect.height / 2).svg)
    case .path(let path, let fillRule):
      SVGElement("path").with("d", path.svg).with(rule, fillRule == .evenOdd ? "evenodd" : nil)
    }
  }
}

extension SVGElement {
  /// The element with the attributes of a rectangle.
  func with(_ rect: Rect) -> SVGElement {
    with("x", rect.minX.svg).with("y", rect.minY.svg).with("width", max(0, rect.width).svg)
      .with("height", max(0, rect.height).svg)
  }
}

extension Rect {
  /// Path data of the rectangle with quarter circles for corners, clockwise from the top left.
  fileprivate func outline(_ radii: CornerRadii) -> String {
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
    }
    return "M\((minX + radii.topLeading).svg) \(minY.svg)H\((maxX - radii.topTrailing).svg)"
      + corner(radii.topTrailing, maxX, minY + radii.topTrailing) + "V\((maxY - radii.bottomTrailing).svg)"
      + corner(radii.bottomTrailing, maxX - radii.bottomTrailing, maxY) + "H\((minX + radii.bottomLeading).svg)"
      + corner(radii.bottomLeading, minX, maxY - radii.bottomLeading) + "V\((minY + radii.topLeading).svg)"
      + corner(radii.topLeading, minX + radii.topLeading, minY) + "Z"
  }
}

extension Path {
  /// Path data; a contour that does not begin with a move begins at its first point.
  var svg: String { data(digits: 3) }

  /// Path data with a number of digits after the point.
  func data(digits: Int) -> String {
    var data = ""
    var isOpen = false
    func text(_ point: Point) -> String { "\(point.x.text(digits: digits)) \(point.y.text(digits: digits))" }
    func begin(_ point: Point) {
      if !isOpen { data += "M" + text(point) }
      isOpen = true
    }
    for element in elements {
      switch element {
      case .move(let point):
        data += "M" + text(point)
        isOpen = true
      case .line(let point):
        begin(point)
        data += "L" + text(point)
      case .quadratic(let point, let control):
        begin(control)
        data += "Q\(text(control)) \(text(point))"
      case .cubic(let point, let control1, let control2):
        begin(control1)
        data += "C\(text(control1)) \(text(control2)) \(text(point))"
      case .close:
        // What follows goes on from the contour's beginning, in SVG as here.
        if isOpen { data += "Z" }
      }
    }
    return data
  }
}
