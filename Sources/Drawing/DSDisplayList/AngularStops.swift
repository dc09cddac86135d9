import DSGeometry

extension GradientStops {
  /// The stops of an angular gradient by turns, 0…1, from the angle where the turn begins; there is one at both ends.
  ///
  /// - Parameters:
  ///   - start: the angle of the first colour, in degrees.
  ///   - end: the angle of the last colour, in degrees; greater.
  /// - Returns: the angle of the turn's beginning in degrees, and the stops.
  package func aroundTurn(from start: Double, to end: Double) -> (begin: Double, stops: GradientStops) {
    guard let first = stops.first, let last = stops.last else { return (start, self) }
    let begin = max(start, end - 360)
    let sweep = end - start
    var turned: [Stop] = []
    var before: Stop?
    for stop in stops {
      let position = min(1, (start + sweep * stop.position - begin) / 360)
      let placed = Stop(position: position, color: stop.color)
      if position < 0 {
        before = placed
        continue
      }
      if turned.isEmpty, position > 0 { turned.append(Stop(position: 0, color: Self.color(between: before, placed))) }
      turned.append(placed)
    }
    if sweep < 360 {
      let half = (1 + sweep / 360) / 2
      turned += [
        Stop(position: sweep / 360, color: last.color), Stop(position: half, color: last.color),
        Stop(position: half, color: first.color), Stop(position: 1, color: first.color),
      ]
    } else {
      if turned.isEmpty { turned.append(Stop(position: 0, color: last.color)) }
      turned.append(Stop(position: 1, color: last.color))
    }
    return (begin, GradientStops(turned))
  }

  /// The colour at 0 between a stop before and one behind; that one's if there is none before.
  private static func color(between before: Stop?, _ after: Stop) -> Color {
    guard let before else { return after.color }
    return before.color.mixed(with: after.color, by: -before.position / (after.position - before.position))
  }
}
