import DSGeometry

extension GradientStops {
  /// Steps that stand for a segment between two different translucent colours.
  private static let steps = 16

  /// Stops between which straight alpha gives the colours of premultiplied alpha, as SVG and the rasterizer interpolate
  /// straight.
  ///
  /// A stop next to a wholly transparent one is doubled with the colour of its neighbour; a segment between two
  /// different translucent colours becomes 16.
  package var withStraightSegments: [Stop] {
    var result: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0 { result += Self.between(stops[index - 1], stop) }
      result.append(stop)
    }
    return result
  }

  private static func between(_ first: Stop, _ second: Stop) -> [Stop] {
    let (from, to) = (first.color, second.color)
    if from.alpha == to.alpha || first.position >= second.position { return [] }
    func like(_ color: Color, _ alpha: Double) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    if like(from, 1) == like(to, 1) { return [] }
    if to.alpha == 0 { return [Stop(position: second.position, color: like(from, 0))] }
    if from.alpha == 0 { return [Stop(position: first.position, color: like(to, 0))] }
    return (1..<steps).map { step in
      let t = Double(step) / Double(steps)
      let alpha = from.alpha * (1 - t) + to.alpha * t
      func mix(_ a: Double, _ b: Double) -> Double { (a * from.alpha * (1 - t) + b * to.alpha * t) / alpha }
      return Stop(
        position: first.position + (second.position - first.position) * t,
        color: Color(
          red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue), alpha: alpha))
    }
  }
}
