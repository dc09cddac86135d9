import DSDisplayList
import DSGeometry
import DSResolve

/// Wedges that stand for an angular gradient, which neither Cairo nor SVG knows.
///
/// Each wedge has one colour, at most three of 255 steps from its neighbour's, and reaches over the next one, which is
/// drawn on top, so that no edge shows what is behind. Where the colours are translucent in different degrees, the fan
/// is opaque and a second fan, of greys, is its mask.
struct AngularFan {
  private let stops: [ResolvedPaint.Stop]
  private let center: Point
  private let start: Double
  private let end: Double

  /// A fan from one angle to another, in degrees clockwise from the right; at most the last turn is drawn, and what is
  /// left of a turn takes the last colour for its first half and the first one for the other.
  init(_ stops: [ResolvedPaint.Stop], center: Point, start: Double, end: Double) {
    self.stops = stops
    self.center = center
    (self.start, self.end) = (start, end)
  }

  /// The wedges over an area.
  func commands(covering area: Rect) -> [DrawCommand] {
    guard let first = stops.first, let last = stops.last, !area.isEmpty else { return [] }
    let alphas = stops.map(\.color.alpha)
    if let alpha = alphas.first, alphas.allSatisfy({ $0 == alpha }) {
      let fan = wedges(first, last, covering: area) { $0.withAlpha(1) }
      return alpha == 1 ? fan : [.group(DrawGroup(opacity: alpha, commands: fan))]
    }
    let greys = wedges(first, last, covering: area) { Color(red: $0.alpha, green: $0.alpha, blue: $0.alpha) }
    // The weights of the luminance sum up to one, so that a grey becomes its own alpha.
    let mask = DrawCommand.group(DrawGroup(colorMatrix: .luminanceToAlpha, commands: greys))
    return [.group(DrawGroup(mask: [mask], commands: wedges(first, last, covering: area) { $0.withAlpha(1) }))]
  }

  private func wedges(
    _ first: ResolvedPaint.Stop, _ last: ResolvedPaint.Stop, covering area: Rect, _ color: (Color) -> Color
  ) -> [DrawCommand] {
    let steps = self.steps(first.color, last.color)
    guard let rearmost = steps.last else { return [] }
    var commands: [DrawCommand] = [.fill(.rect(area), .solid(color(rearmost.color)))]
    let corners = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY), Point(x: area.minX, y: area.maxY),
      Point(x: area.maxX, y: area.maxY),
    ]
    let far = corners.map { corner in
      let (x, y) = (corner.x - center.x, corner.y - center.y)
      return (x * x + y * y).squareRoot()
    }
    // A wedge of at most a sixth of a turn reaches the corners if its two sides are this long.
    let radius = (far.max() ?? 0) / 0.85 + 1
    for (index, step) in steps.enumerated() {
      // Half of the next wedge is enough to lie under it, and does not show where that one ends.
      let end = index + 1 < steps.count ? (steps[index + 1].from + steps[index + 1].to) / 2 : step.to
      var elements: [Path.Element] = [.move(center), .line(point(step.from, radius))]
      for middle in stride(from: step.from + 50, to: end, by: 50) { elements.append(.line(point(middle, radius))) }
      elements += [.line(point(end, radius)), .close]
      commands.append(.fill(.path(Path(elements), .nonZero), .solid(color(step.color))))
    }
    return commands
  }

  private func point(_ degrees: Double, _ radius: Double) -> Point {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    func stable(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    return Point(x: stable(center.x + radius * cosine), y: stable(center.y + radius * sine))
  }

  /// A part of the turn and its colour, in degrees.
  private struct Step {
    var from: Double
    var to: Double
    var color: Color
  }

  private func steps(_ first: Color, _ last: Color) -> [Step] {
    let sweep = end - start
    guard sweep > 0 else { return [Step(from: start, to: start + 360, color: last)] }
    var steps: [Step] = []
    var (position, color) = (0.0, first)
    // Beyond a whole turn only the last one shows.
    let hidden = max(0, (sweep - 360) / sweep)
    for stop in stops + [ResolvedPaint.Stop(color: last, position: 1)] {
      let count = max(1, Int((color.distance(to: stop.color) * 255 / 3).rounded(.up)))
      for index in 0..<count where stop.position > position {
        let (a, b) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        let from = max(hidden, position + (stop.position - position) * a)
        let to = position + (stop.position - position) * b
        if to <= from { continue }
        steps.append(
          Step(
            from: start + sweep * from, to: start + sweep * to, color: color.mixed(with: stop.color, by: (a + b) / 2)))
      }
      (position, color) = (stop.position, stop.color)
    }
    if sweep < 360 {
      let half = end + (360 - sweep) / 2
      steps.append(Step(from: end, to: half, color: last))
      steps.append(Step(from: half, to: start + 360, color: first))
    }
    return steps
  }
}

extension Color {
  /// The colour with another alpha.
  fileprivate func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// The greatest difference of a channel.
  func distance(to other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}
