import DSGeometry

/// A stretch of one source, forwards or backwards.
struct AreaRun {
  let source: Int
  /// The source's parameter where the run starts.
  var start: Double
  /// The source's parameter where the run ends.
  var end: Double
  /// The place where the run starts.
  let place: AreaGrid.Place
  /// The length along the grid, in cells.
  var length = 0.0
}

/// The outline of some of the areas that edges divide the plane into.
struct AreaTrace {
  private let graph: AreaGraph
  private let sources: AreaSources
  private let isInside: (AreaGraph.Turns) -> Bool
  /// Spokes along which the outline goes, with the area on their left.
  private var isKept: [Bool]

  /// A trace around the areas whose counts pass a test.
  init(_ graph: AreaGraph, _ sources: AreaSources, isInside: @escaping (AreaGraph.Turns) -> Bool) {
    (self.graph, self.sources, self.isInside) = (graph, sources, isInside)
    isKept = Array(repeating: false, count: 2 * graph.edges.count)
    for (index, edge) in graph.edges.enumerated() {
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      if left, !right { isKept[2 * index] = true }
      if right, !left { isKept[2 * index + 1] = true }
    }
  }

  /// The outline: each part once around an area or a hole, its curves as long as they can be.
  mutating func outline() -> Path {
    var path = Path()
    for spoke in isKept.indices where isKept[spoke] {
      let loop = takeLoop(from: spoke)
      if let runs = runs(of: loop) { OutlineWriter(sources: sources).write(runs, to: &path) }
    }
    return path
  }

  /// Follows the outline, turning towards the area wherever it has the choice, so that areas that touch in a point are
  /// separate parts.
  private mutating func takeLoop(from first: Int) -> [Int] {
    var loop: [Int] = []
    var spoke = first
    while true {
      isKept[spoke] = false
      loop.append(spoke)
      let spokes = graph.spokes[graph.end(spoke)]
      guard let position = spokes.firstIndex(of: spoke ^ 1) else { return loop }
      var next: Int?
      for offset in 1...spokes.count {
        let candidate = spokes[(position + spokes.count - offset) % spokes.count]
        if candidate == first { return loop }
        if isKept[candidate] {
          next = candidate
          break
        }
      }
      guard let next else { return loop }
      spoke = next
    }
  }

  private func place(_ spoke: Int) -> AreaGrid.Place { graph.places[graph.end(spoke ^ 1)] }

  /// The stretches of sources that a loop runs along; nil for one that encloses nothing.
  private func runs(of loop: [Int]) -> [AreaRun]? {
    var area = 0.0
    var lengths: [Double] = []
    for spoke in loop {
      let (a, b) = (place(spoke), graph.places[graph.end(spoke)])
      area += Double(a.x * b.y - b.x * a.y)
      let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
      lengths.append((x * x + y * y).squareRoot())
    }
    let length = lengths.reduce(0, +)
    // What is thinner than a few cells comes from moving points to the grid.
    if abs(area) / 2 <= 6 * length { return nil }
    // Where the first run ends, one begins whatever the loop began with.
    let begin = run(of: loop, lengths, at: 0).count % loop.count
    let turned = Array(loop[begin...] + loop[..<begin])
    let turnedLengths = Array(lengths[begin...] + lengths[..<begin])
    var runs: [AreaRun] = []
    var index = 0
    while index < turned.count {
      let found = run(of: turned, turnedLengths, at: index)
      index += found.count
      // Shorter ones come from ends that lie next to one another.
      if found.run.length > 64 { runs.append(found.run) }
    }
    return runs.isEmpty ? nil : runs
  }

  /// The longest run of a source from a position of a loop on.
  private func run(of loop: [Int], _ lengths: [Double], at index: Int) -> (run: AreaRun, count: Int) {
    var best = (run: AreaRun(source: 0, start: 0, end: 0, place: place(loop[index])), count: 0)
    for use in uses(loop[index]) {
      var run = AreaRun(
        source: use.source, start: use.start, end: use.end, place: place(loop[index]), length: lengths[index])
      var position = index + 1
      while position < loop.count,
        let next = uses(loop[position]).first(where: { continues(run, $0) })
      {
        run.end = next.end
        run.length += lengths[position]
        position += 1
      }
      if position - index > best.count { best = (run, position - index) }
    }
    return best
  }

  private func uses(_ spoke: Int) -> [AreaGraph.Use] {
    let uses = graph.edges[spoke >> 1].uses
    return spoke & 1 == 0
      ? uses : uses.map { AreaGraph.Use(source: $0.source, start: $0.end, end: $0.start) }
  }

  private func continues(_ run: AreaRun, _ use: AreaGraph.Use) -> Bool {
    guard use.source == run.source else { return false }
    if run.start < run.end ? use.end < use.start : use.start < use.end { return false }
    if run.start == run.end { return false }
    if use.start == run.end { return true }
    // Pieces of no length between them have been left out.
    guard abs(use.start - run.end) < 0.01 else { return false }
    let segment = sources.list[use.source].segment
    return (segment.point(use.start) - segment.point(run.end)).length < 4 * sources.grid.cell
  }
}
