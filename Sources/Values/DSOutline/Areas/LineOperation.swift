package import DSGeometry

/// The parts of an outline that lie inside an area or outside of it.
package struct LineOperation {
  /// Whether the parts inside are kept; what runs along the area's edge is inside.
  private let keepsInside: Bool
  private let evenOdd: Bool

  /// An operation; the area is read by the even-odd rule, or else by the non-zero one.
  package init(keepsInside: Bool, evenOdd: Bool) { (self.keepsInside, self.evenOdd) = (keepsInside, evenOdd) }

  /// A stretch between two cuts.
  private struct Piece {
    let source: Int
    var start: Double
    var end: Double
    let from: Int
    var to: Int
    let isKept: Bool
    /// The length along the grid, in cells.
    var length: Double
  }

  /// The parts that are kept: open ones, and closed ones that are not cut.
  package func parts(of line: Path, _ area: Path) -> Path {
    guard let sources = AreaSources(line, area, closesFirst: false) else { return Path() }
    let operands = sources.list.map(\.operand)
    let graph = AreaGraph(EdgeSplitter.split(sources.edges()), operands: operands, firstIsLine: true)
    let pieces = pieces(graph, sources)
    var path = Path()
    var index = 0
    while index < pieces.count {
      let begin = index
      let contour = sources.list[pieces[begin].source].contour
      while index < pieces.count, sources.list[pieces[index].source].contour == contour { index += 1 }
      write(Array(pieces[begin..<index]), graph, sources, to: &path)
    }
    return path
  }

  /// The stretches in drawing order; neighbours of one source that are both kept or both left out are one.
  private func pieces(_ graph: AreaGraph, _ sources: AreaSources) -> [Piece] {
    func isInside(_ turns: AreaGraph.Turns) -> Bool { evenOdd ? turns.second & 1 == 1 : turns.second != 0 }
    var all: [Piece] = []
    for edge in graph.edges {
      let isKept = (isInside(edge.left) || isInside(edge.right)) == keepsInside
      for use in edge.uses where sources.list[use.source].operand == 0 && use.start != use.end {
        let isForward = use.start < use.end
        all.append(
          Piece(
            source: use.source, start: min(use.start, use.end), end: max(use.start, use.end),
            from: isForward ? edge.from : edge.to, to: isForward ? edge.to : edge.from, isKept: isKept,
            length: graph.length(edge)))
      }
    }
    all.sort { $0.source == $1.source ? $0.start < $1.start : $0.source < $1.source }
    var joined = self.joined(all)
    // Where a line touches the area, a cut would leave a piece of hardly any length.
    let least = 8 * sources.grid.tolerance / sources.grid.cell
    let long = joined.filter { $0.length > least }
    let contours = Set(long.map { sources.list[$0.source].contour })
    joined = self.joined(
      joined.filter { $0.length > least || !contours.contains(sources.list[$0.source].contour) })
    for index in joined.indices {
      if index == 0 || joined[index - 1].source != joined[index].source { joined[index].start = 0 }
      if index + 1 == joined.count || joined[index + 1].source != joined[index].source { joined[index].end = 1 }
    }
    return joined
  }

  /// Pieces of one source that follow one another and are both kept or both left out, as one.
  private func joined(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.source == piece.source, last.isKept == piece.isKept {
        (joined[joined.count - 1].end, joined[joined.count - 1].to) = (piece.end, piece.to)
        joined[joined.count - 1].length += piece.length
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  /// Writes the kept stretches of one part.
  private func write(
    _ pieces: [Piece], _ graph: AreaGraph, _ sources: AreaSources, to path: inout Path
  ) {
    let isClosed = sources.list[pieces[0].source].isClosed
    var pieces = pieces
    let isWhole = pieces.allSatisfy(\.isKept)
    if isClosed, !isWhole, pieces[0].isKept, let gap = pieces.firstIndex(where: { !$0.isKept }) {
      pieces = Array(pieces[gap...] + pieces[..<gap])
    }
    var isOpen = false
    for piece in pieces {
      guard piece.isKept else {
        isOpen = false
        continue
      }
      let segment = sources.list[piece.source].segment
      let start = cut(piece, piece.start, piece.from, graph, sources)
      let end = cut(piece, piece.end, piece.to, graph, sources)
      let part = segment.part(start, end)
      if !isOpen { path.elements.append(.move(part.start)) }
      isOpen = true
      path.elements.append(part.element)
    }
    if isClosed, isWhole { path.elements.append(.close) }
  }

  /// The parameter at which a source crosses the area's edge, near one of a piece's ends.
  private func cut(
    _ piece: Piece, _ t: Double, _ vertex: Int, _ graph: AreaGraph, _ sources: AreaSources
  ) -> Double {
    if t == 0 || t == 1 { return t }
    let segment = sources.list[piece.source].segment
    let writer = OutlineWriter(sources: sources)
    let place = sources.grid.point(graph.places[vertex])
    for spoke in graph.spokes[vertex] {
      for use in graph.edges[spoke >> 1].uses where sources.list[use.source].operand == 1 {
        let u = spoke & 1 == 0 ? use.start : use.end
        let found = writer.meeting(segment, t, sources.list[use.source].segment, u, near: place)
        if found.end != t { return found.end }
      }
    }
    return t
  }
}
