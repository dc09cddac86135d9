package import DSGeometry

/// Colours of an icon that run into each other.
package struct SymbolGradient: Hashable, Sendable {
  /// What the colours run along.
  package enum Shape: Hashable, Sendable {
    /// The line from one point to another.
    case linear(start: Point, end: Point)
    /// The way from a circle's centre to its edge.
    case radial(center: Point, radius: Double)
    /// The way from one circle to another: one around it, which it may touch, or one beside it or in it, where only the cone
    /// between them has colours.
    case focal(focus: Point, startRadius: Double, center: Point, radius: Double)
  }

  /// What is before the first colour and after the last.
  package enum Spread: String, Hashable, Sendable {
    /// These colours themselves.
    case pad
    /// All colours, each time the other way round.
    case reflect
    /// All colours from the first on.
    case again
  }

  /// A colour at a position 0…1.
  package struct Stop: Hashable, Sendable {
    /// The position, 0…1.
    package var position: Double
    /// The colour there, with its own alpha.
    package var color: Color

    /// A colour at a position.
    package init(position: Double, color: Color) { (self.position, self.color) = (position, color) }
  }

  /// Two colours or more, positions ascending; before the first and after the last their colours go on.
  package var stops: [Stop]
  /// Where they run, in the gradient's own coordinates.
  package var shape: Shape
  /// The map from these coordinates to the view box.
  package var transform: AffineTransform
  /// What is before the first colour and after the last.
  package var spread = Spread.pad

  /// A gradient.
  package init(stops: [Stop], shape: Shape, transform: AffineTransform) {
    (self.stops, self.shape, self.transform) = (stops, shape, transform)
  }

  /// The stops between which colours weighted by their alpha, as they are drawn, give the straight ones of SVG: a segment
  /// between two different colours of different alpha becomes 16.
  package var weightedStops: [Stop] {
    zip(stops, stops.dropFirst()).reduce(into: Array(stops.prefix(1))) { found, pair in
      let (first, second) = pair
      if first.color.alpha != second.color.alpha, first.color.opaque != second.color.opaque {
        found += (1..<Self.steps).map { step in
          let part = Double(step) / Double(Self.steps)
          return Stop(
            position: first.position + (second.position - first.position) * part,
            color: first.color.mixed(with: second.color, by: part))
        }
      }
      found.append(second)
    }
  }

  private static let steps = 16
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// A straight mixture, each channel for itself.
  fileprivate func mixed(with other: Color, by part: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
