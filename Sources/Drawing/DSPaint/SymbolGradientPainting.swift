import DSDisplayList
import DSGeometry
import DSSymbol

extension SymbolGradient {
  /// What fills or strokes an outline with the gradient.
  /// - Parameters:
  ///   - opacity: that of the fill or stroke, 0…1.
  ///   - map: the map from the view box to device pixels.
  ///   - rect: where the symbol is drawn, in device pixels.
  ///   - command: fills or strokes the outline with a brush.
  func drawn(
    _ opacity: Double, by map: AffineTransform, in rect: Rect, _ command: (Brush) -> DrawCommand
  ) -> [DrawCommand] {
    let stops = GradientStops(
      weightedStops.map { GradientStops.Stop(position: $0.position, color: $0.color.opacity(opacity)) })
    let whole = transform.then(map)
    switch shape {
    case .linear(let start, let end): return [command(linear(stops, start, end, whole))]
    case .radial(let center, let radius):
      if let factor = whole.evenScale {
        return [
          command(
            .radialGradient(stops, center: whole.apply(center), startRadius: 0, endRadius: radius * factor))
        ]
      }
      // The circle becomes an ellipse: it is drawn as a circle in its own coordinates, through the outline. An ellipse that
      // is thinner than a ten-thousandth of the picture cannot be seen, and Cairo cannot draw it.
      guard let area = whole.inverse?.bounds(of: rect), max(area.width, area.height) <= radius * 10_000 else {
        return [command(.solid(stops.stops[stops.stops.count - 1].color))]
      }
      let field = DrawCommand.fill(
        .rect(area), .radialGradient(stops, center: center, startRadius: 0, endRadius: radius))
      return [
        .group(
          DrawGroup(mask: [command(.solid(.black))], commands: [.group(DrawGroup(transform: whole, commands: [field]))])
        )
      ]
    }
  }

  /// The brush of a line of colours under a map: lines of one colour stay lines, but not always at a right angle to the way
  /// from the first colour to the last.
  private func linear(_ stops: GradientStops, _ start: Point, _ end: Point, _ map: AffineTransform) -> Brush {
    let (from, to) = (map.apply(start), map.apply(end))
    let side = map.apply(Point(x: start.x - (end.y - start.y), y: start.y + (end.x - start.x)))
    // A right angle to the lines of one colour.
    let normal = Point(x: -(side.y - from.y), y: side.x - from.x)
    let length = normal.x * normal.x + normal.y * normal.y
    guard length > 0 else { return .solid(stops.stops[stops.stops.count - 1].color) }
    let part = ((to.x - from.x) * normal.x + (to.y - from.y) * normal.y) / length
    return .linearGradient(
      stops, start: from, end: Point(x: from.x + normal.x * part, y: from.y + normal.y * part))
  }
}

extension AffineTransform {
  /// The factor by which it scales in all directions alike; nil if circles do not stay circles.
  fileprivate var evenScale: Double? {
    let (across, down) = (a * a + b * b, c * c + d * d)
    guard abs(across - down) <= 1e-9 * max(across, down), abs(a * c + b * d) <= 1e-9 * max(across, down) else {
      return nil
    }
    return across.squareRoot()
  }
}
