/// Edges that meet at ends only, with the number of turns of both outlines on each of their sides.
struct AreaGraph {
  /// Counts for the two outlines.
  struct Turns: Equatable {
    var first = 0
    var second = 0

    static func + (a: Turns, b: Turns) -> Turns {
      Turns(first: a.first + b.first, second: a.second + b.second)
    }
    static prefix func - (a: Turns) -> Turns { Turns(first: -a.first, second: -a.second) }
  }

  /// A piece of a source that an edge stands for.
  struct Use {
    let source: Int
    /// The source's parameter where the edge starts.
    let start: Double
    /// The source's parameter where the edge ends.
    let end: Double
  }

  /// A straight piece, however many sources run along it.
  struct Edge {
    let from: Int
    let to: Int
    /// How much higher the counts are on its left than on its right; left is where y grows for an edge to the right.
    var step = Turns()
    /// The counts on its left.
    var left = Turns()
    /// The counts on its right.
    var right = Turns()
    var uses: [Use] = []
  }

  /// The places at which edges meet.
  private(set) var places: [AreaGrid.Place] = []
  /// The edges.
  private(set) var edges: [Edge] = []
  /// The edges at each place by their angle: twice the edge's number, and one more where it ends there.
  private(set) var spokes: [[Int]] = []

  /// A graph of pieces that have been cut.
  /// - Parameters:
  ///   - pieces: the pieces.
  ///   - operands: the outline of each source.
  ///   - isLine: whether the first outline is a line, which turns around nothing.
  init(_ pieces: [FlatEdge], operands: [Int], firstIsLine isLine: Bool) {
    var numbers: [AreaGrid.Place: Int] = [:]
    func number(_ place: AreaGrid.Place) -> Int {
      if let number = numbers[place] { return number }
      numbers[place] = places.count
      places.append(place)
      return places.count - 1
    }
    struct Ends: Hashable {
      let from: Int
      let to: Int
    }
    var known: [Ends: Int] = [:]
    var all: [Edge] = []
    for piece in pieces {
      let (from, to) = (number(piece.from), number(piece.to))
      let isForward = from < to
      let ends = Ends(from: min(from, to), to: max(from, to))
      let index = known[ends] ?? all.count
      if index == all.count {
        known[ends] = index
        all.append(Edge(from: ends.from, to: ends.to))
      }
      let operand = operands[piece.source]
      let turn = isForward ? 1 : -1
      if operand == 1 { all[index].step.second += turn } else if !isLine { all[index].step.first += turn }
      let use =
        isForward
        ? Use(source: piece.source, start: piece.start, end: piece.end)
        : Use(source: piece.source, start: piece.end, end: piece.start)
      all[index].uses.append(use)
    }
    edges = all.filter { edge in
      edge.step != Turns() || isLine && edge.uses.contains { operands[$0.source] == 0 }
    }
    sortSpokes()
    countTurns()
  }

  /// Where a spoke leads.
  func end(_ spoke: Int) -> Int { spoke & 1 == 0 ? edges[spoke >> 1].to : edges[spoke >> 1].from }

  /// The length of an edge, in cells.
  func length(_ edge: Edge) -> Double {
    let (a, b) = (places[edge.from], places[edge.to])
    let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
    return (x * x + y * y).squareRoot()
  }

  private mutating func sortSpokes() {
    spokes = Array(repeating: [], count: places.count)
    for (index, edge) in edges.enumerated() {
      spokes[edge.from].append(2 * index)
      spokes[edge.to].append(2 * index + 1)
    }
    for vertex in spokes.indices where spokes[vertex].count > 1 {
      let center = places[vertex]
      // From straight left on, with x towards y.
      func isUpper(_ x: Int, _ y: Int) -> Bool { y > 0 || y == 0 && x > 0 }
      let ends = places
      let edges = edges
      spokes[vertex].sort { a, b in
        let p = ends[a & 1 == 0 ? edges[a >> 1].to : edges[a >> 1].from]
        let q = ends[b & 1 == 0 ? edges[b >> 1].to : edges[b >> 1].from]
        let (px, py, qx, qy) = (p.x - center.x, p.y - center.y, q.x - center.x, q.y - center.y)
        let (first, second) = (isUpper(px, py), isUpper(qx, qy))
        if first != second { return second }
        return px * qy - py * qx > 0
      }
    }
  }

  /// Counts from the outside of each connected group of edges inwards.
  private mutating func countTurns() {
    let order = places.indices.filter { !spokes[$0].isEmpty }.sorted {
      (places[$0].x, places[$0].y) < (places[$1].x, places[$1].y)
    }
    var isDone = Array(repeating: false, count: places.count)
    var isCounted = Array(repeating: false, count: edges.count)
    for start in order where !isDone[start] {
      // No part of the group lies left of its first place.
      var turns = turnsAround(places[start])
      isDone[start] = true
      var waiting: [Int] = []
      func go(around vertex: Int, from position: Int, _ right: Turns, _ graph: inout AreaGraph) {
        var turns = right
        let list = graph.spokes[vertex]
        for offset in list.indices {
          let spoke = list[(position + offset) % list.count]
          let edge = spoke >> 1
          let isForward = spoke & 1 == 0
          let left = turns + (isForward ? graph.edges[edge].step : -graph.edges[edge].step)
          if !isCounted[edge] {
            isCounted[edge] = true
            graph.edges[edge].left = isForward ? left : turns
            graph.edges[edge].right = isForward ? turns : left
          }
          let end = graph.end(spoke)
          if !isDone[end] {
            isDone[end] = true
            waiting.append(spoke)
          }
          turns = left
        }
      }
      go(around: start, from: 0, turns, &self)
      while let spoke = waiting.popLast() {
        let (vertex, edge) = (end(spoke), spoke >> 1)
        let back = spoke ^ 1
        guard let position = spokes[vertex].firstIndex(of: back) else { continue }
        turns = back & 1 == 0 ? edges[edge].right : edges[edge].left
        go(around: vertex, from: position, turns, &self)
      }
    }
  }

  /// The counts just left of a place.
  private func turnsAround(_ place: AreaGrid.Place) -> Turns {
    var turns = Turns()
    for edge in edges {
      let (a, b) = (places[edge.from], places[edge.to])
      let isRising = a.y <= place.y && b.y > place.y
      guard isRising || b.y <= place.y && a.y > place.y else { continue }
      let side = (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x)
      // A rising edge left of the place has it on its right.
      if isRising, side < 0 { turns = turns + -edge.step }
      if !isRising, side > 0 { turns = turns + edge.step }
    }
    return turns
  }
}
