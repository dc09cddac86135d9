package import DSGeometry

extension Path {
  /// The smallest rectangle around the outline, without the control points of curves; nil for an empty path.
  package var outlineBounds: Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let here = Rect(origin: point, size: .zero)
      bounds = bounds?.union(here) ?? here
    }
    for contour in contours {
      for segment in contour.segments {
        add(segment.start)
        add(segment.end)
        for t in segment.extremes { add(segment.point(t)) }
      }
    }
    for element in elements { if case .move(let point) = element { add(point) } }
    return bounds
  }

  /// How often the outline turns around a point; open parts count as closed.
  package func turns(around point: Point) -> Int { contours.reduce(0) { $0 + winding(of: $1.points, around: point) } }

  /// The part between two fractions of the whole length.
  package func trimmed(from: Double, to: Double) -> Path {
    let (first, last) = (max(0, min(1, from)), max(0, min(1, to)))
    if first <= 0, last >= 1 { return self }
    guard first < last else { return Path() }
    let contours = contours
    let measured = contours.map { $0.segments.map(SegmentLength.init) }
    let total = measured.reduce(0) { $0 + $1.reduce(0) { $0 + $1.length } }
    let (begin, end) = (first * total, last * total)
    // A step that is cut only by a rounding error would turn the line's end.
    let slack = total * 1e-12
    var elements: [Element] = []
    var walked = 0.0
    for (contour, lengths) in zip(contours, measured) {
      var isOpen = false
      for (segment, measure) in zip(contour.segments, lengths) {
        let (from, to) = (walked, walked + measure.length)
        walked = to
        // A step of no length is no gap.
        if measure.length == 0 { continue }
        guard to > begin + slack, from < end - slack else {
          isOpen = false
          continue
        }
        let part = segment.part(measure.parameter(begin - from), measure.parameter(end - from))
        if !isOpen { elements.append(.move(part.start)) }
        isOpen = true
        elements.append(part.element)
      }
    }
    return Path(elements)
  }
}

/// How often a closed polygon turns around a point (Sunday, "Inclusion of a point in a polygon", 2001).
private func winding(of points: [Point], around p: Point) -> Int {
  var winding = 0
  for (index, a) in points.enumerated() {
    let b = points[(index + 1) % points.count]
    let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
    if a.y <= p.y, b.y > p.y, side > 0 { winding += 1 }
    if a.y > p.y, b.y <= p.y, side < 0 { winding -= 1 }
  }
  return winding
}

/// The lengths from a segment's start to even steps of its parameter.
private struct SegmentLength {
  private let sums: [Double]

  init(_ segment: PathSegment) {
    let count = if case .line = segment { 1 } else { 128 }
    var sums = [0.0]
    var last = segment.start
    for index in 1...count {
      let next = segment.point(Double(index) / Double(count))
      sums.append(sums[index - 1] + (next - last).length)
      last = next
    }
    self.sums = sums
  }

  /// The segment's length.
  var length: Double { sums[sums.count - 1] }

  /// The parameter at a length.
  func parameter(_ wanted: Double) -> Double {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    var (low, high) = (0, sums.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= wanted { low = middle } else { high = middle }
    }
    let step = sums[high] - sums[low]
    return (Double(low) + (step > 0 ? (wanted - sums[low]) / step : 0)) / Double(sums.count - 1)
  }
}

extension PathSegment {
  /// The parameters at which a curve's coordinates turn back.
  fileprivate var extremes: [Double] {
    func within(_ values: Double...) -> [Double] { values.filter { $0 > 0 && $0 < 1 } }
    func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : within(-c / b) }
      let discriminant = b * b - 4 * a * c
      if discriminant < 0 { return [] }
      let root = discriminant.squareRoot()
      return within((-b + root) / (2 * a), (-b - root) / (2 * a))
    }
    switch self {
    case .line: return []
    case .quadratic(let p, let q, let r):
      return roots(0, p.x - 2 * q.x + r.x, q.x - p.x) + roots(0, p.y - 2 * q.y + r.y, q.y - p.y)
    case .cubic(let p, let q, let r, let s):
      func axis(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
        roots(-p + 3 * q - 3 * r + s, 2 * (p - 2 * q + r), q - p)
      }
      return axis(p.x, q.x, r.x, s.x) + axis(p.y, q.y, r.y, s.y)
    }
  }
}
