import DSGeometry

/// A point of a TrueType outline, in font units, y up.
struct GlyphPoint {
  var x: Double
  var y: Double
  /// Whether the outline passes through it; otherwise it is the control point of a quadratic curve.
  var isOnCurve = true
  /// Whether it is the last of its contour.
  var isEnd = false

  /// Moves the point.
  mutating func move(x: Double, y: Double) {
    self.x += x
    self.y += y
  }
}

extension Path {
  /// The closed curves through the points of contours, y down.
  ///
  /// Between two control points the outline passes through their middle. Each contour begins with its first point that
  /// the outline passes through, as in HarfBuzz. Source: OpenType specification, "TrueType Fundamentals".
  init(through points: some Sequence<GlyphPoint>) {
    self.init()
    var contour: [GlyphPoint] = []
    for point in points {
      contour.append(point)
      guard point.isEnd else { continue }
      close(through: contour)
      contour.removeAll(keepingCapacity: true)
    }
  }

  private mutating func close(through contour: [GlyphPoint]) {
    // Before the start there is at most one control point: two have a middle, at which the outline starts.
    var early: GlyphPoint?
    var start: GlyphPoint?
    var control: GlyphPoint?
    for point in contour {
      guard start != nil else {
        if point.isOnCurve {
          start = point
        } else if let first = early {
          start = middle(first, point)
          control = point
        } else {
          early = point
        }
        if let start { elements.append(.move(start.place)) }
        continue
      }
      guard let bend = control else {
        if point.isOnCurve { elements.append(.line(point.place)) } else { control = point }
        continue
      }
      let end = point.isOnCurve ? point : middle(bend, point)
      elements.append(.quadratic(end.place, control: bend.place))
      control = point.isOnCurve ? nil : point
    }
    guard let start = start ?? early else { return }
    if let first = early, let last = control {
      elements.append(.quadratic(middle(last, first).place, control: last.place))
      control = nil
    }
    if elements.isEmpty || elements.last == .close { elements.append(.move(start.place)) }
    if let bend = early ?? control {
      elements.append(.quadratic(start.place, control: bend.place))
    } else {
      elements.append(.line(start.place))
    }
    elements.append(.close)
  }
}

/// The point halfway between two.
private func middle(_ a: GlyphPoint, _ b: GlyphPoint) -> GlyphPoint {
  GlyphPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
}

extension GlyphPoint {
  /// The point with y down.
  fileprivate var place: Point { Point(x: x, y: y == 0 ? 0 : -y) }
}
