import DSDiagnostics
import DSGeometry

/// A line or curve of one of the two outlines of an operation on areas.
struct AreaSource {
  /// The line or curve.
  var segment: PathSegment
  /// Which outline it belongs to: 0 or 1.
  let operand: Int
  /// Which part of the outline it belongs to, counted through both.
  let contour: Int
  /// Whether that part is closed.
  let isClosed: Bool
}

/// The lines and curves of two outlines.
struct AreaSources {
  /// The lines and curves, part by part in drawing order.
  var list: [AreaSource] = []
  /// The grid that their points are moved to.
  let grid: AreaGrid

  /// The segments of two outlines; nil if there is nothing to compute with.
  /// - Parameters:
  ///   - first: the outline that is worked on.
  ///   - other: the outline that it is combined with.
  ///   - closesFirst: whether open parts of the first outline are closed; those of the other one always are.
  init?(_ first: Path, _ other: Path, closesFirst: Bool) {
    var bounds: Rect?
    for path in [first, other] {
      guard path.isFinite else { return nil }
      guard let box = path.controlBounds else { continue }
      bounds = bounds?.union(box) ?? box
    }
    guard let bounds, let grid = AreaGrid(around: bounds) else { return nil }
    self.grid = grid
    var contour = 0
    for (operand, path) in [first, other].enumerated() {
      for part in path.contours {
        var segments = part.segments
        var isClosed = part.isClosed
        if operand == 1 || closesFirst, let start = segments.first?.start, let end = segments.last?.end {
          isClosed = true
          if start != end { segments.append(.line(end, start)) }
        }
        for segment in segments {
          let straight = segment.isStraight(within: grid.cell / 8) ? .line(segment.start, segment.end) : segment
          list.append(AreaSource(segment: straight, operand: operand, contour: contour, isClosed: isClosed))
        }
        contour += 1
      }
    }
    uniteCurves()
  }

  /// Cuts curves that run along one another where they meet and part, and takes one of them for both in between, so
  /// that they do not cross again and again for want of digits.
  private mutating func uniteCurves() {
    var boxes = list.map { $0.segment.controlBox }
    var i = 0
    while i < list.count {
      defer { i += 1 }
      if case .line = list[i].segment { continue }
      var j = i + 1
      while j < list.count {
        defer { j += 1 }
        if case .line = list[j].segment { continue }
        guard boxes[i].reaches(boxes[j], by: grid.sameness),
          let common = list[i].segment.common(with: list[j].segment, within: grid.sameness)
        else { continue }
        let shared = list[i].segment.part(common.first.lowerBound, common.first.upperBound)
        let other = common.isReversed ? shared.reversed : shared
        let theirs = list[j].segment.cut(common.second, middle: other)
        let ours = list[i].segment.cut(common.first, middle: shared)
        if ours.count == 1, theirs.count == 1, list[j].segment == other { continue }
        let (mine, yours) = (list[i], list[j])
        func sources(_ parts: [PathSegment], _ source: AreaSource) -> [AreaSource] {
          parts.map {
            AreaSource(
              segment: $0, operand: source.operand, contour: source.contour, isClosed: source.isClosed)
          }
        }
        list.replaceSubrange(j...j, with: sources(theirs, yours))
        boxes.replaceSubrange(j...j, with: theirs.map(\.controlBox))
        list.replaceSubrange(i...i, with: sources(ours, mine))
        boxes.replaceSubrange(i...i, with: ours.map(\.controlBox))
        j += ours.count - 1
        if list.count > Limits.areaSegments {
          return ReachedLimits.warn(
            "area-too-complex",
            "areas of more than \(Limits.areaSegments) lines and curves are combined: curves that run along one another "
              + "are taken for two, and slivers may be drawn between them",
            hint: "combine outlines of fewer curves, or fewer at a time")
        }
        // The first curve is another one now: its pairs are gone through again.
        if ours.count > 1 { j = i }
      }
    }
  }

  /// Straight pieces that stand for the sources, on the grid; parts of an outline stay closed.
  func edges() -> [FlatEdge] {
    var edges: [FlatEdge] = []
    var index = 0
    while index < list.count {
      let begin = index
      var end = begin
      while end < list.count, list[end].contour == list[begin].contour { end += 1 }
      index = end
      for here in begin..<end {
        let source = list[here]
        append(source.segment, here, to: &edges)
        let isLast = here + 1 == end
        if isLast, !source.isClosed { continue }
        let next = list[isLast ? begin : here + 1].segment.start
        let (from, to) = (grid.place(source.segment.end), grid.place(next))
        // Curves that were taken for one may end beside their neighbours.
        if from != to { edges.append(FlatEdge(from: from, to: to, source: here, start: 1, end: 1)) }
      }
    }
    return edges
  }

  /// Adds the straight pieces of a segment.
  private func append(_ segment: PathSegment, _ source: Int, to edges: inout [FlatEdge]) {
    // Both directions of a curve have the same pieces.
    let isForward = (segment.start.x, segment.start.y) < (segment.end.x, segment.end.y)
    let curve = isForward ? segment : segment.reversed
    let count = segment.pieces(within: grid.tolerance)
    var last = grid.place(segment.start)
    var start = 0.0
    for index in 1...count {
      let isEnd = index == count
      let t = isEnd ? 1 : Double(index) / Double(count)
      let point =
        isEnd
        ? segment.end : curve.point(isForward ? t : Double(count - index) / Double(count))
      let place = grid.place(point)
      if place == last { continue }
      edges.append(FlatEdge(from: last, to: place, source: source, start: start, end: t))
      (last, start) = (place, t)
    }
  }
}

extension Path {
  /// Whether no coordinate is infinite or NaN.
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quadratic(let point, let control): point.isFinite && control.isFinite
      case .cubic(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
      case .close: true
      }
    }
  }
}
