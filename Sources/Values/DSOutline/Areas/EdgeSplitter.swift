import DSDiagnostics

/// A straight piece of a line or curve, on the grid.
struct FlatEdge {
  var from: AreaGrid.Place
  var to: AreaGrid.Place
  /// The line or curve that it is a piece of.
  var source: Int
  /// The source's parameter where the piece starts.
  var start: Double
  /// The source's parameter where the piece ends.
  var end: Double
}

/// Cuts straight pieces at one another until they meet at ends only.
///
/// Crossings are moved to the grid, and pieces that pass within a cell of an end are led through it; since that bends
/// them, the search is repeated until nothing changes (Hobby, "Practical segment intersection with finite precision
/// output", 1999; Halperin and Packer, "Iterated snap rounding", 2002).
struct EdgeSplitter {
  private var edges: [FlatEdge]
  private var cuts: [Cut] = []

  private struct Cut {
    let edge: Int
    let place: AreaGrid.Place
    /// How far along the edge, 0…1.
    let along: Double
  }

  /// The pieces that are left, without those of no length.
  static func split(_ edges: [FlatEdge]) -> [FlatEdge] {
    var splitter = EdgeSplitter(edges: edges.filter { $0.from != $0.to })
    for _ in 0..<Limits.areaRounds {
      splitter.findCuts()
      if splitter.cuts.isEmpty { return splitter.edges }
      splitter.applyCuts()
    }
    ReachedLimits.warn(
      "area-too-complex",
      "lines of areas that are combined still cross after they were cut \(Limits.areaRounds) times: "
        + "slivers may be left, or missing",
      hint: "combine outlines that cross less often, or draw them larger")
    return splitter.edges
  }

  private init(edges: [FlatEdge]) { self.edges = edges }

  /// Goes from left to right, and looks at edges that are above or below one another.
  private mutating func findCuts() {
    let left = edges.map { min($0.from.x, $0.to.x) }
    let right = edges.map { max($0.from.x, $0.to.x) }
    let top = edges.map { min($0.from.y, $0.to.y) }
    let bottom = edges.map { max($0.from.y, $0.to.y) }
    let order = edges.indices.sorted { left[$0] == left[$1] ? $0 < $1 : left[$0] < left[$1] }
    var active: [Int] = []
    for index in order {
      let (start, low, high) = (left[index] - 1, top[index] - 1, bottom[index] + 1)
      var kept = 0
      for position in active.indices {
        let other = active[position]
        if right[other] < start { continue }
        active[kept] = other
        kept += 1
        if bottom[other] >= low, top[other] <= high { compare(index, other) }
      }
      active.removeSubrange(kept...)
      active.append(index)
    }
  }

  private mutating func compare(_ first: Int, _ second: Int) {
    let (e, f) = (edges[first], edges[second])
    let (ex, ey) = (e.to.x - e.from.x, e.to.y - e.from.y)
    let (fx, fy) = (f.to.x - f.from.x, f.to.y - f.from.y)
    // Sides of the other edge's ends, as areas.
    let start = ex * (f.from.y - e.from.y) - ey * (f.from.x - e.from.x)
    let end = ex * (f.to.y - e.from.y) - ey * (f.to.x - e.from.x)
    let before = fx * (e.from.y - f.from.y) - fy * (e.from.x - f.from.x)
    let after = fx * (e.to.y - f.from.y) - fy * (e.to.x - f.from.x)
    let count = cuts.count
    lead(first, e, ex, ey, through: f.from, start)
    lead(first, e, ex, ey, through: f.to, end)
    lead(second, f, fx, fy, through: e.from, before)
    lead(second, f, fx, fy, through: e.to, after)
    if cuts.count > count { return }
    guard (start < 0 && end > 0) || (start > 0 && end < 0), (before < 0 && after > 0) || (before > 0 && after < 0)
    else { return }
    let s = Double(before) / Double(before - after)
    let t = Double(start) / Double(start - end)
    let place = AreaGrid.Place(
      x: e.from.x + Int((Double(ex) * s).rounded()), y: e.from.y + Int((Double(ey) * s).rounded()))
    if place != e.from, place != e.to { cuts.append(Cut(edge: first, place: place, along: s)) }
    if place != f.from, place != f.to { cuts.append(Cut(edge: second, place: place, along: t)) }
  }

  /// Leads an edge through an end of another one if it passes within a cell of it.
  private mutating func lead(
    _ index: Int, _ edge: FlatEdge, _ x: Int, _ y: Int, through place: AreaGrid.Place, _ area: Int
  ) {
    let along = x * (place.x - edge.from.x) + y * (place.y - edge.from.y)
    let length = x * x + y * y
    guard along > 0, along < length, place != edge.from, place != edge.to,
      Double(area) * Double(area) <= Double(length)
    else { return }
    cuts.append(Cut(edge: index, place: place, along: Double(along) / Double(length)))
  }

  private mutating func applyCuts() {
    cuts.sort { $0.edge == $1.edge ? $0.along < $1.along : $0.edge < $1.edge }
    var result: [FlatEdge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      while next < cuts.count, cuts[next].edge == index {
        let cut = cuts[next]
        next += 1
        if cut.place == rest.from { continue }
        var piece = rest
        piece.to = cut.place
        piece.end = edge.start + (edge.end - edge.start) * cut.along
        result.append(piece)
        (rest.from, rest.start) = (piece.to, piece.end)
      }
      if rest.from != rest.to { result.append(rest) }
    }
    edges = result
    cuts.removeAll(keepingCapacity: true)
  }
}
