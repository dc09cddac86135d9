import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// The element with a gradient as its fill or stroke.
  mutating func gradient(_ attribute: String, _ brush: Brush, on element: SVGElement) -> SVGElement {
    switch brush {
    case .solid(let color): return element.with(attribute, color)
    case .linearGradient(let stops, let start, let end):
      // A gradient without length shows its last colour, as in SVG 1.1, section 13.2.
      if start == end { return element.with(attribute, stops.stops.last?.color ?? .clear) }
      let line = SVGElement("linearGradient").with("gradientUnits", "userSpaceOnUse").with("x1", start.x.svg)
        .with("y1", start.y.svg).with("x2", end.x.svg).with("y2", end.y.svg)
      return element.with(attribute, define("gradient", line, content: stops.svg(from: 0)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      if startRadius >= endRadius { return element.with(attribute, stops.stops.last?.color ?? .clear) }
      let circle = SVGElement("radialGradient").with("gradientUnits", "userSpaceOnUse").with("cx", center.x.svg)
        .with("cy", center.y.svg).with("r", endRadius.svg)
      return element.with(attribute, define("gradient", circle, content: stops.svg(from: startRadius / endRadius)))
    case .focalGradient(let stops, let focus, let startRadius, let center, let endRadius):
      let circle = SVGElement("radialGradient").with("gradientUnits", "userSpaceOnUse").with("cx", center.x.svg)
        .with("cy", center.y.svg).with("r", endRadius.svg).with("fx", focus.x.svg).with("fy", focus.y.svg)
        .with("fr", startRadius > 0 ? startRadius.svg : nil)
      return element.with(attribute, define("gradient", circle, content: stops.svg(from: 0)))
    case .angularGradient: preconditionFailure("rectangles alone are filled with angular gradients, as fans")
    }
  }
}

extension GradientStops {
  /// The stops as elements, moved into the part of the gradient that begins at `start`, 0…1: SVG 1.1's circles begin at
  /// their centre.
  fileprivate func svg(from start: Double) -> String {
    withStraightSegments.map { stop in
      let element = SVGElement("stop").with("offset", (start + stop.position * (1 - start)).svgFactor)
      return element.with("stop-color", Color(hex: stop.color.argb & 0xFF_FFFF).hexText)
        .with("stop-opacity", stop.color.isOpaque ? nil : stop.color.alpha.svgFactor).text + "\n"
    }.joined()
  }
}
