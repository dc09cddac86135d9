import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes a line along a shape's outline.
  mutating func stroke(_ shape: DrawShape, _ stroke: Stroke, _ brush: Brush) {
    if stroke.width <= 0 { return }
    let line = shape.strokeElement(isDashed: !stroke.dash.isEmpty).with("fill", "none")
    add(paint("stroke", brush, on: line).with(stroke))
  }
}

extension SVGElement {
  /// The element with the attributes of a line, where they are not SVG's defaults.
  func with(_ stroke: Stroke) -> SVGElement {
    with("stroke-width", stroke.width == 1 ? nil : stroke.width.svg)
      .with("stroke-linecap", stroke.cap == .butt ? nil : stroke.cap.rawValue)
      .with("stroke-linejoin", stroke.join == .miter ? nil : stroke.join.rawValue)
      .with("stroke-miterlimit", stroke.miterLimit == 4 || stroke.join != .miter ? nil : stroke.miterLimit.svg)
      .with("stroke-dasharray", stroke.dash.isEmpty ? nil : stroke.dash.map(\.svg).joined(separator: " "))
      .with("stroke-dashoffset", stroke.dash.isEmpty || stroke.dashPhase == 0 ? nil : stroke.dashPhase.svg)
  }
}

extension DrawShape {
  /// The element whose outline is drawn. Dashes begin at the top of an ellipse, where SVG's own would begin at the
  /// right.
  fileprivate func strokeElement(isDashed: Bool) -> SVGElement {
    guard isDashed, case .ellipse(let rect) = self else { return element() }
    let (x, y) = ((rect.width / 2).svg, (rect.height / 2).svg)
    let top = "\(rect.center.x.svg) \(rect.minY.svg)"
    let data = "M\(top)A\(x) \(y) 0 0 1 \(rect.center.x.svg) \(rect.maxY.svg)A\(x) \(y) 0 0 1 \(top)Z"
    return SVGElement("path").with("d", data)
  }
}
