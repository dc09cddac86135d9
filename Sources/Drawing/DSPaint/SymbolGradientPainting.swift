import DSDiagnostics
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
    let whole = transform.then(map)
    guard let area = whole.inverse?.bounds(of: rect) else {
      return [command(.solid((stops.last?.color ?? .clear).opacity(opacity)))]
    }
    let run = spread == .pad ? self : spreadOut(over: area)
    let stops = GradientStops(
      run.weightedStops.map { GradientStops.Stop(position: $0.position, color: $0.color.opacity(opacity)) })
    switch run.shape {
    case .linear(let start, let end): return [command(linear(stops, start, end, whole))]
    case .radial(let center, let radius):
      if let factor = whole.evenScale {
        return [
          command(
            .radialGradient(stops, center: whole.apply(center), startRadius: 0, endRadius: radius * factor))
        ]
      }
      return ellipse(
        .radialGradient(stops, center: center, startRadius: 0, endRadius: radius), radius, area, whole, command)
    case .focal(let focus, let startRadius, let center, let radius):
      let inside = Self.inside(focus, startRadius, center, radius)
      if let factor = whole.evenScale {
        return [
          command(
            .focalGradient(
              stops, focus: whole.apply(inside), startRadius: startRadius * factor, center: whole.apply(center),
              endRadius: radius * factor))
        ]
      }
      return ellipse(
        .focalGradient(stops, focus: inside, startRadius: startRadius, center: center, endRadius: radius), radius, area,
        whole, command)
    }
  }

  /// The circle becomes an ellipse: it is drawn as a circle in its own coordinates, through the outline. An ellipse that is
  /// thinner than a ten-thousandth of the picture cannot be seen, and Cairo cannot draw it.
  private func ellipse(
    _ brush: Brush, _ radius: Double, _ area: Rect, _ whole: AffineTransform, _ command: (Brush) -> DrawCommand
  ) -> [DrawCommand] {
    guard max(area.width, area.height) <= radius * 10_000 else {
      return [command(.solid((stops.last?.color ?? .clear)))]
    }
    let field = DrawCommand.fill(.rect(area), brush)
    return [
      .group(
        DrawGroup(mask: [command(.solid(.black))], commands: [.group(DrawGroup(transform: whole, commands: [field]))]))
    ]
  }

  /// A focus so far inside the last circle that the first circle is in it, if that circle touches the last from within.
  private static func inside(_ focus: Point, _ startRadius: Double, _ center: Point, _ radius: Double) -> Point {
    let way = focus - center
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    guard startRadius < radius, distance + startRadius <= radius * (1 + 1e-9) else { return focus }
    let most = (radius - startRadius) * 0.999
    return distance > most ? center + way * (most / distance) : focus
  }

  /// The gradient with its colours repeated as often as an area of its own coordinates needs.
  private func spreadOut(over area: Rect) -> SymbolGradient {
    let corners = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY), Point(x: area.minX, y: area.maxY),
      Point(x: area.maxX, y: area.maxY),
    ]
    func length(_ vector: Point) -> Double { (vector.x * vector.x + vector.y * vector.y).squareRoot() }
    var positions: [Double]
    switch shape {
    case .linear(let start, let end):
      let way = end - start
      positions = corners.map {
        (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / (way.x * way.x + way.y * way.y)
      }
    case .radial(let center, let radius): positions = [0] + corners.map { length($0 - center) / radius }
    case .focal(let focus, let startRadius, let center, let radius):
      // Beyond the last circle, circles grow by at least this for each turn.
      let growth = radius - startRadius - length(center - Self.inside(focus, startRadius, center, radius))
      positions = [startRadius > 0 ? -startRadius / max(radius - startRadius, 1e-9) : 0]
      positions += corners.map { 1 + length($0 - center) / max(growth, 1e-9) }
    }
    let most = Limits.symbolGradientTurns / 2
    let (first, last) = (
      max(-most, (positions.min() ?? 0).rounded(.down)), min(most, (positions.max() ?? 1).rounded(.up))
    )
    guard last - first > 1 else { return self }
    var run = self
    run.stops = []
    let count = last - first
    for turn in Int(first)..<Int(last) {
      let isBack = spread == .reflect && turn % 2 != 0
      for stop in isBack ? stops.reversed() : stops {
        let place = Double(turn) - first + (isBack ? 1 - stop.position : stop.position)
        run.stops.append(Stop(position: min(1, max(run.stops.last?.position ?? 0, place / count)), color: stop.color))
      }
      // Before the first colour and after the last of a turn are these colours themselves.
      if let end = run.stops.last {
        run.stops.append(Stop(position: (Double(turn) - first + 1) / count, color: end.color))
      }
      if let next = spread == .again ? stops.first : nil, turn + 1 < Int(last) {
        run.stops.append(Stop(position: (Double(turn) - first + 1) / count, color: next.color))
      }
    }
    switch shape {
    case .linear(let start, let end):
      let way = end - start
      run.shape = .linear(start: start + way * first, end: start + way * last)
    case .radial(let center, let radius): run.shape = .radial(center: center, radius: radius * last)
    case .focal(let focus, let startRadius, let center, let radius):
      let inside = Self.inside(focus, startRadius, center, radius)
      let growth = radius - startRadius
      func circle(_ turn: Double) -> (Point, Double) {
        (inside + (center - inside) * turn, max(0, startRadius + growth * turn))
      }
      let (from, to) = (circle(first), circle(last))
      run.shape = .focal(focus: from.0, startRadius: from.1, center: to.0, radius: to.1)
    }
    return run
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
