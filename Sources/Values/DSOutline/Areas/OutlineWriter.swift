import DSGeometry

/// Writes stretches of curves as a path, with their common points where the curves themselves meet.
struct OutlineWriter {
  let sources: AreaSources

  private func segment(_ run: AreaRun) -> PathSegment { sources.list[run.source].segment }

  /// Adds a closed part of stretches that follow one another.
  func write(_ runs: [AreaRun], to path: inout Path) {
    var runs = runs
    var joints: [Point] = []
    for index in runs.indices {
      let last = index == 0 ? runs.count - 1 : index - 1
      let joint = joint(runs[last], runs[index])
      runs[last].end = joint.end
      runs[index].start = joint.start
      joints.append(joint.point)
    }
    var segments: [PathSegment] = []
    for (index, run) in runs.enumerated() {
      let next = joints[(index + 1) % runs.count]
      segments.append(segment(run).part(run.start, run.end).moved(from: joints[index], to: next))
    }
    segments = joinedLines(segments)
    guard let first = segments.first else { return }
    path.elements.append(.move(first.start))
    for (index, segment) in segments.enumerated() {
      // Closing draws the last line.
      if index + 1 == segments.count, index > 0, case .line = segment { break }
      path.elements.append(segment.element)
    }
    path.elements.append(.close)
  }

  /// The point at which one stretch ends and the next one starts, and its parameters on both.
  func joint(_ run: AreaRun, _ next: AreaRun) -> (point: Point, end: Double, start: Double) {
    meeting(segment(run), run.end, segment(next), next.start, near: sources.grid.point(next.place))
  }

  /// The point at which two curves meet near a place.
  func meeting(
    _ first: PathSegment, _ t: Double, _ second: PathSegment, _ u: Double, near place: Point
  ) -> (point: Point, end: Double, start: Double) {
    let reach = 16 * sources.grid.tolerance
    let isEnd = (t == 0 || t == 1, u == 0 || u == 1)
    func end(_ segment: PathSegment, _ t: Double) -> Point { t == 0 ? segment.start : segment.end }
    if isEnd.0, isEnd.1 {
      let (a, b) = (end(first, t), end(second, u))
      if (a - b).length <= reach { return (a, t, u) }
    } else if isEnd.0 {
      let point = end(first, t)
      let found = second.nearest(to: point, from: u)
      if found.distance <= reach { return (point, t, found.t) }
    } else if isEnd.1 {
      let point = end(second, u)
      let found = first.nearest(to: point, from: t)
      if found.distance <= reach { return (point, found.t, u) }
    } else if let found = first.meeting(second, near: t, u) {
      let (a, b) = (first.point(found.t), second.point(found.u))
      // The flatter the crossing, the farther off straight pieces put it.
      let (v, w) = (first.velocity(found.t), second.velocity(found.u))
      let sine = abs(v.x * w.y - v.y * w.x) / max(1e-300, v.length * w.length)
      if (a - b).length <= sources.grid.cell, (a - place).length * max(1e-4, sine) <= reach {
        return (a, found.t, found.u)
      }
    }
    return (place, t, u)
  }

  /// Joins lines that follow one another in one direction.
  private func joinedLines(_ segments: [PathSegment]) -> [PathSegment] {
    var result: [PathSegment] = []
    for segment in segments {
      if let last = result.last, let joined = last.joined(segment, within: 4 * sources.grid.cell) {
        result[result.count - 1] = joined
      } else {
        result.append(segment)
      }
    }
    if result.count > 2, let joined = result[result.count - 1].joined(result[0], within: 4 * sources.grid.cell) {
      result.removeLast()
      result[0] = joined
    }
    // A line at the end is drawn by closing.
    if let line = result.lastIndex(where: \.isLine), line + 1 < result.count {
      result = Array(result[(line + 1)...] + result[...line])
    }
    return result
  }
}

extension PathSegment {
  /// Whether it is a line.
  var isLine: Bool { if case .line = self { true } else { false } }

  /// The segment with its ends moved to points, and its control points as far as the ends next to them.
  func moved(from start: Point, to end: Point) -> PathSegment {
    switch self {
    case .line: return .line(start, end)
    case .quadratic(let a, let b, let c): return .quadratic(start, b + ((start - a) + (end - c)) * 0.5, end)
    case .cubic(let a, let b, let c, let d): return .cubic(start, b + (start - a), c + (end - d), end)
    }
  }

  /// One line for this one and the next; nil if they are not one.
  fileprivate func joined(_ next: PathSegment, within distance: Double) -> PathSegment? {
    guard case .line(let a, let b) = self, case .line(_, let c) = next else { return nil }
    let (chord, way) = (c - a, b - a)
    let length = chord.length
    let along = way.x * chord.x + way.y * chord.y
    guard length > 0, along >= 0, along <= length * length,
      abs(way.x * chord.y - way.y * chord.x) <= distance * length
    else { return nil }
    return .line(a, c)
  }
}
