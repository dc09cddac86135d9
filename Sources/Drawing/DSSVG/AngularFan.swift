import DSDisplayList
import DSGeometry

/// Wedges that stand for an angular gradient, which SVG does not know.
///
/// Each wedge has one colour, at most two of 255 steps from its neighbour's, and reaches over the next one, which is
/// drawn on top. Their edges must not be smoothed: near the middle wedges are thinner than a pixel, and what is behind
/// would show through all of them. Where the colours are translucent in different degrees, the fan is opaque and a second
/// fan, of greys, is its mask.
struct AngularFan {
  private let stops: [GradientStops.Stop]
  private let center: Point
  /// The angle where the turn begins, in degrees clockwise from the right.
  private let begin: Double

  /// A fan of the colours of `Brush.angularGradient`.
  init(_ stops: GradientStops, center: Point, start: Double, end: Double) {
    let (begin, turned) = stops.aroundTurn(from: start, to: end)
    (self.stops, self.center, self.begin) = (turned.stops, center, begin)
  }

  /// The wedges over an area.
  func commands(covering area: Rect) -> [DrawCommand] {
    guard !stops.isEmpty, !area.isEmpty else { return [] }
    let alphas = stops.map(\.color.alpha)
    if let alpha = alphas.first, alphas.allSatisfy({ $0 == alpha }) {
      let fan = wedges(covering: area) { $0.withAlpha(1) }
      return alpha == 1 ? fan : [.group(DrawGroup(opacity: alpha, commands: fan))]
    }
    let greys = wedges(covering: area) { Color(red: $0.alpha, green: $0.alpha, blue: $0.alpha) }
    // The weights of the luminance sum up to one, so that a grey becomes its own alpha.
    let mask = DrawCommand.group(DrawGroup(colorMatrix: .luminanceToAlpha, commands: greys))
    return [.group(DrawGroup(mask: [mask], commands: wedges(covering: area) { $0.withAlpha(1) }))]
  }

  private func wedges(
    covering area: Rect, _ color: (Color) -> Color
  ) -> [DrawCommand] {
    let steps = self.steps
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

  private var steps: [Step] {
    zip(stops, stops.dropFirst()).flatMap { stop, next -> [Step] in
      guard next.position > stop.position else { return [] }
      let count = max(1, Int((stop.color.distance(to: next.color) * 255 / 2).rounded(.up)))
      let width = (next.position - stop.position) * 360 / Double(count)
      return (0..<count).map { index in
        let from = begin + stop.position * 360 + width * Double(index)
        return Step(
          from: from, to: from + width,
          color: stop.color.mixed(with: next.color, by: (Double(index) + 0.5) / Double(count)))
      }
    }
  }
}

extension Color {
  /// The colour with another alpha.
  fileprivate func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// The greatest difference of a channel.
  fileprivate func distance(to other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}
