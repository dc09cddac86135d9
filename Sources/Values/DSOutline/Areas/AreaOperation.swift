package import DSGeometry

/// What is done with the areas of two outlines.
package enum AreaOperation {
  case union, intersection, subtraction, difference

  /// The outline of the area.
  ///
  /// Curves are replaced by straight pieces, which are cut at one another on a grid of whole numbers; every piece knows
  /// how often either outline turns around what lies on its left and on its right. Pieces between an inside and an
  /// outside are followed, and put together to the curves that they came from, cut where these meet. A part turns the
  /// other way around a hole, so that both fill rules give the same.
  package func outline(_ first: Path, _ other: Path, evenOdd: Bool) -> Path {
    guard let sources = AreaSources(first, other, closesFirst: true) else { return Path() }
    let graph = AreaGraph(
      EdgeSplitter.split(sources.edges()), operands: sources.list.map(\.operand), firstIsLine: false)
    func isInside(_ turns: Int) -> Bool { evenOdd ? turns & 1 == 1 : turns != 0 }
    var trace = AreaTrace(graph, sources) { turns in
      let (first, second) = (isInside(turns.first), isInside(turns.second))
      switch self {
      case .union: return first || second
      case .intersection: return first && second
      case .subtraction: return first && !second
      case .difference: return first != second
      }
    }
    return trace.outline()
  }
}
