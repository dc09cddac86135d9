import DSGeometry

extension PathSegment {
  /// How the point moves at a parameter.
  func velocity(_ t: Double) -> Point {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return b - a
    case .quadratic(let a, let b, let c): return (b - a) * (2 * u) + (c - b) * (2 * t)
    case .cubic(let a, let b, let c, let d):
      return (b - a) * (3 * u * u) + (c - b) * (6 * u * t) + (d - c) * (3 * t * t)
    }
  }

  /// The same curve from its end to its start.
  var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quadratic(let a, let b, let c): .quadratic(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// All points that define the curve.
  var controls: [Point] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quadratic(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// The smallest rectangle around the points that define the curve.
  var controlBox: Rect {
    let points = controls
    var (minX, minY, maxX, maxY) = (points[0].x, points[0].y, points[0].x, points[0].y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// How many straight pieces of equal parameter steps lie nowhere farther from the curve than a distance (Wang,
  /// "Studying the convergence of the subdivision algorithm", 1984).
  func pieces(within distance: Double) -> Int {
    let points = controls
    let degree = Double(points.count - 1)
    guard points.count > 2 else { return 1 }
    var bend = 0.0
    for index in 2..<points.count {
      bend = max(bend, (points[index] - points[index - 1] * 2 + points[index - 2]).length)
    }
    let count = (degree * (degree - 1) / 8 * bend / distance).squareRoot().rounded(.up)
    return max(1, min(2_000, count.isFinite ? Int(count) : 1))
  }

  /// Whether the curve is the line between its ends, drawn from one to the other.
  func isStraight(within distance: Double) -> Bool {
    let chord = end - start
    let length = chord.length
    guard length > 0 else { return false }
    var last = 0.0
    for point in controls.dropFirst() {
      let way = point - start
      let along = (way.x * chord.x + way.y * chord.y) / length
      if abs(way.x * chord.y - way.y * chord.x) > distance * length || along < last { return false }
      last = along
    }
    return true
  }

  /// The parameter of the point nearest to another, from a guess on, and how far that is.
  func nearest(to point: Point, from guess: Double) -> (t: Double, distance: Double) {
    var t = guess
    var distance = (self.point(t) - point).length
    var step = 1.0 / 32
    // Newton's steps where they help, else ever smaller ones: at a cusp the curve hardly moves.
    for _ in 0..<80 where step > 1e-16 && distance > 0 {
      var best = t
      func attempt(_ other: Double) {
        let place = max(0, min(1, other))
        let reached = (self.point(place) - point).length
        if reached < distance { (best, distance) = (place, reached) }
      }
      let way = self.point(t) - point
      let speed = velocity(t)
      // The second derivative by a difference of the first one; exact enough to converge.
      let change = (velocity(t + 1e-4) - velocity(t - 1e-4)) * 5_000
      let slope = speed.x * speed.x + speed.y * speed.y + way.x * change.x + way.y * change.y
      if slope > 0 { attempt(t - (way.x * speed.x + way.y * speed.y) / slope) }
      if best == t {
        attempt(t - step)
        attempt(t + step)
        step /= 2
      }
      t = best
    }
    return (t, distance)
  }

  /// The parameters at which this curve and another meet, near to those given (Newton's method); nil if they do not.
  func meeting(_ other: PathSegment, near t: Double, _ u: Double) -> (t: Double, u: Double)? {
    var (t, u) = (t, u)
    for _ in 0..<24 {
      let gap = other.point(u) - point(t)
      let (a, b) = (velocity(t), velocity(u, of: other))
      let determinant = a.y * b.x - a.x * b.y
      guard abs(determinant) > 1e-9 * a.length * b.length else { return nil }
      let dt = (gap.y * b.x - gap.x * b.y) / determinant
      let du = (gap.y * a.x - gap.x * a.y) / determinant
      (t, u) = (t + dt, u + du)
      guard t > -0.1, t < 1.1, u > -0.1, u < 1.1 else { return nil }
      if abs(dt) < 1e-15, abs(du) < 1e-15 { break }
    }
    return (max(0, min(1, t)), max(0, min(1, u)))
  }

  private func velocity(_ t: Double, of other: PathSegment) -> Point { other.velocity(t) }

  /// The parameters at which the curve passes a point; more than one where it crosses itself.
  private func passes(_ point: Point, within distance: Double) -> [Double] {
    let steps = 64
    let far = (0...steps).map { (self.point(Double($0) / Double(steps)) - point).length }
    var found: [Double] = []
    for step in 0...steps {
      if step > 0, far[step - 1] < far[step] { continue }
      if step < steps, far[step + 1] < far[step] { continue }
      let near = nearest(to: point, from: Double(step) / Double(steps))
      let t = near.t < 1e-6 ? 0 : near.t > 1 - 1e-6 ? 1 : near.t
      if near.distance <= distance, !found.contains(where: { abs($0 - t) < 1e-4 }) { found.append(t) }
    }
    return found
  }

  /// Where two curves run along one another: the range of each, and whether the other one runs the opposite way.
  func common(
    with other: PathSegment, within distance: Double
  ) -> (first: ClosedRange<Double>, second: ClosedRange<Double>, isReversed: Bool)? {
    // Where they begin and end to do so, one of them begins or ends.
    var pairs: [(t: Double, u: Double)] = []
    func add(_ t: Double, _ u: Double) {
      if !pairs.contains(where: { abs($0.t - t) < 1e-4 && abs($0.u - u) < 1e-4 }) { pairs.append((t, u)) }
    }
    for end in [0.0, 1.0] {
      for u in other.passes(point(end), within: distance) { add(end, u) }
      for t in passes(other.point(end), within: distance) { add(t, end) }
    }
    for (index, pair) in pairs.enumerated() {
      for second in pairs[(index + 1)...] {
        let (a, b) = pair.t < second.t ? (pair, second) : (second, pair)
        // Short of a thousandth it is a touch.
        if b.t - a.t > 1e-3, abs(b.u - a.u) > 1e-3, runs(along: other, from: a, to: b, within: distance) {
          return (a.t...b.t, min(a.u, b.u)...max(a.u, b.u), a.u > b.u)
        }
      }
    }
    return nil
  }

  private func runs(
    along other: PathSegment, from a: (t: Double, u: Double), to b: (t: Double, u: Double), within distance: Double
  ) -> Bool {
    (1..<8).allSatisfy { step in
      let part = Double(step) / 8
      return other.nearest(to: point(a.t + (b.t - a.t) * part), from: a.u + (b.u - a.u) * part).distance <= distance
    }
  }

  /// The parts before, in and after a range, with another curve for the one in it.
  func cut(_ range: ClosedRange<Double>, middle: PathSegment) -> [PathSegment] {
    var parts: [PathSegment] = []
    if range.lowerBound > 0 { parts.append(part(0, range.lowerBound)) }
    parts.append(middle)
    if range.upperBound < 1 { parts.append(part(range.upperBound, 1)) }
    return parts
  }
}

extension Rect {
  /// Whether two rectangles are at most a distance apart.
  func reaches(_ other: Rect, by distance: Double) -> Bool {
    minX <= other.maxX + distance && other.minX <= maxX + distance && minY <= other.maxY + distance
      && other.minY <= maxY + distance
  }
}
