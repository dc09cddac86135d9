import DSDiagnostics
import DSDisplayList
import DSGeometry

/// Adds up the rows of pixels that the edges of a picture's outlines cross, before anything is drawn.
///
/// Cairo keeps the edges that cross a row in order, row after row, so that its time grows with their sum: a million
/// takes about 0.15 s. If a row has many, edges that cross one another have to be sorted again: the rows of an outline
/// count once more for every `Limits.outlineEdgesOfRow` that a row of it has on average. An edge beyond the canvas
/// takes no row. Boxes and ellipses have few edges, and are not counted.
struct OutlineWork {
  /// The height of the canvas.
  let height: Double
  /// The rows so far, those that very many edges cross counted more than once.
  private var rows = 0.0

  private init(height: Int) { self.height = Double(height) }

  /// Throws where the outlines of a list need more than `Limits.outlineRows`.
  static func check(_ list: DisplayList) throws(RasterError) {
    var work = OutlineWork(height: list.height)
    try work.add(list.commands, under: .identity)
  }

  private mutating func add(_ commands: [DrawCommand], under transform: AffineTransform) throws(RasterError) {
    for index in commands.indices {
      do throws(RasterError) {
        switch commands[index].kind {
        case .fill(let shape, _), .shadow(let shape, _), .backdrop(let shape, _): try add(shape, under: transform)
        case .stroke(let shape, let stroke, _): try add(shape, stroke, under: transform)
        case .glyphs, .image: continue
        case .group(let group):
          let inner = group.transform.then(transform)
          if let clip = group.clip { try add(clip, under: inner) }
          try add(group.commands, under: inner)
          do throws(RasterError) { try add(group.mask ?? [], under: inner) } catch {
            throw error.following(group.commands.count)
          }
        }
      } catch {
        throw error.inside(index)
      }
    }
  }

  private mutating func add(_ shape: DrawShape, under transform: AffineTransform) throws(RasterError) {
    guard case .path = shape else { return }
    let edges = edges(of: shape, under: transform, reach: 0)
    try add(edges.rows, pieces: edges.pieces, height: edges.height)
  }

  /// Along each line run two edges; its ends and corners are edges as high as the pen, twice so where they are round.
  private mutating func add(
    _ shape: DrawShape, _ stroke: Stroke, under transform: AffineTransform
  ) throws(RasterError) {
    let edges = edges(of: shape, under: transform, reach: stroke.reach(under: transform))
    let pen = stroke.width * (transform.b * transform.b + transform.d * transform.d).squareRoot()
    let isRound = stroke.cap == .round || stroke.join == .round
    var ends = Double(edges.count)
    let period = stroke.dash.reduce(0, +)
    if period > 0 { ends += (shape.outlineLength / period).rounded(.up) * Double(stroke.dash.count) }
    try add(
      2 * edges.rows + ends * (Self.cornerEdges + min(pen, height) * (isRound ? 4 : 2)),
      pieces: 2 * edges.pieces + 2 * ends + (isRound ? ends * arcEdges(of: pen) : 0), height: edges.height + pen)
  }

  /// What the arc of a corner counts, a quarter of a straight angle's edges: few corners turn back. The first 32 edges count
  /// with the corner.
  private func arcEdges(of pen: Double) -> Double {
    // A chord leaves an arc of radius r by r·(1 − cos φ/2), about r·φ²/8; halving angles gives up to twice the edges.
    let edges = Double.pi * (pen / (4 * StrokePen.roundness)).squareRoot()
    return max(0, edges - 32) / 4
  }

  /// Edges of a corner or end that is smaller than a pixel.
  private static let cornerEdges = 8.0

  /// - Parameters:
  ///   - more: the rows that the edges of an outline cross.
  ///   - pieces: those edges, once curves are lines.
  ///   - height: the rows between the highest and the lowest.
  private mutating func add(_ more: Double, pieces: Double, height: Double) throws(RasterError) {
    let edgesOfRow = more / max(1, min(height, self.height))
    rows += more * (1 + (edgesOfRow / Limits.outlineEdgesOfRow).rounded(.down))
    if !(rows <= Limits.outlineRows) { throw .command(path: [], fault: .outlines(rows)) }
    if !(pieces <= Limits.outlineEdges) { throw .command(path: [], fault: .edges(pieces)) }
  }

  private func edges(of shape: DrawShape, under transform: AffineTransform, reach: Double) -> RowCount {
    var sink = RowCount(top: -reach, bottom: height + reach)
    shape.trace(under: transform, into: &sink)
    return sink
  }
}

/// Counts the rows between two edges of the canvas that an outline's control polygon crosses, and its sides.
private struct RowCount: OutlineSink {
  let top: Double
  let bottom: Double
  private(set) var rows = 0.0
  private(set) var count = 0
  /// The lines that stand for the outline's curves, and its own.
  private(set) var pieces = 0.0
  private var highest = Double.infinity
  private var lowest = -Double.infinity
  private var start = Point.zero
  private var current = Point.zero

  init(top: Double, bottom: Double) { (self.top, self.bottom) = (top, bottom) }

  /// The rows between the highest and the lowest edge; 0 if there is no edge.
  var height: Double { max(0, lowest - highest) }

  mutating func move(_ point: Point) {
    start = point
    current = point
  }

  mutating func line(_ point: Point) {
    pieces += 1
    go(to: point)
  }

  mutating func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    // As far as Cairo lets the pieces of a curve leave it, a tenth of a pixel.
    let bend = max(
      (current - control1 * 2 + control2).squaredLength, (control1 - control2 * 2 + point).squaredLength
    ).squareRoot()
    pieces += max(1, (bend * 7.5).squareRoot())
    go(to: control1)
    go(to: control2)
    go(to: point)
  }

  mutating func close() {
    pieces += 1
    go(to: start)
  }

  private mutating func go(to point: Point) {
    let (from, to) = (min(max(current.y, top), bottom), min(max(point.y, top), bottom))
    rows += (to - from).magnitude + 1
    count += 1
    (highest, lowest) = (min(highest, from, to), max(lowest, from, to))
    current = point
  }
}
