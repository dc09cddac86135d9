import DSDisplayList
import DSGeometry
import DSNode
import DSResolve

/// Strips that stand for a mesh gradient: each cell of the grid is cut along its rows into strips two pixels high, whose
/// colours are a linear gradient from one side of the cell to the other.
///
/// A strip reaches under the ones below it and to its right, which are drawn later, so that no edge shows what is
/// behind. Where points have control points, cells are bounded by curves (Coons, "Surfaces for computer-aided design of
/// space forms", 1967), and a strip is several pieces. Points without control points get some that lead through each
/// point in the direction from the one before to the one behind (Catmull and Rom, "A class of local interpolating
/// splines", 1974).
struct MeshStrips {
  private let mesh: ResolvedMesh
  private let rect: Rect
  private let columns: Int
  private let rows: Int
  private let controls: [MeshGradientNode.Controls]
  /// The pieces of a strip in a cell: one where all lines are straight.
  private let pieces: Int

  /// The fewest and the most strips of a cell.
  private static let strips = 8.0...96.0
  /// The pieces of a strip in a cell with curves.
  private static let curvedPieces = 4
  /// The steps between the colours of a cell on a strip.
  private static let steps = 8

  /// The strips of a mesh over an area.
  init(_ mesh: ResolvedMesh, in rect: Rect) {
    (self.mesh, self.rect) = (mesh, rect)
    (columns, rows) = (mesh.columns - 1, mesh.places.count / mesh.columns - 1)
    let (width, places) = (mesh.columns, mesh.places)
    controls = places.indices.map { index in
      if let controls = places[index].controls { return controls }
      let (here, column) = (places[index].position, index % width)
      func neighbour(_ offset: Int, _ isThere: Bool) -> UnitPoint {
        isThere ? places[index + offset].position : here
      }
      let (left, right) = (neighbour(-1, column > 0), neighbour(1, column + 1 < width))
      let (above, below) = (neighbour(-width, index >= width), neighbour(width, index + width < places.count))
      /// A third of the way where the row or column ends, else a sixth of the way between both neighbours.
      func step(_ from: UnitPoint, _ to: UnitPoint, _ share: Double) -> UnitPoint {
        UnitPoint(x: here.x + (to.x - from.x) * share, y: here.y + (to.y - from.y) * share)
      }
      let across = column > 0 && column + 1 < width ? 1.0 / 6 : 1.0 / 3
      let down = index >= width && index + width < places.count ? 1.0 / 6 : 1.0 / 3
      return MeshGradientNode.Controls(
        leading: step(right, left, across), top: step(below, above, down), trailing: step(left, right, across),
        bottom: step(above, below, down))
    }
    pieces = MeshStrips.isCurved(mesh, controls) ? Self.curvedPieces : 1
  }

  /// Whether a control point lies off the line between two points, or not at a third of it.
  private static func isCurved(_ mesh: ResolvedMesh, _ controls: [MeshGradientNode.Controls]) -> Bool {
    func isThird(_ from: Int, _ to: Int, _ control: UnitPoint) -> Bool {
      let (a, b) = (mesh.places[from].position, mesh.places[to].position)
      return abs(a.x + (b.x - a.x) / 3 - control.x) < 1e-4 && abs(a.y + (b.y - a.y) / 3 - control.y) < 1e-4
    }
    return controls.indices.contains { index in
      let width = mesh.columns
      let column = index % width
      return column > 0 && !isThird(index, index - 1, controls[index].leading)
        || column + 1 < width && !isThird(index, index + 1, controls[index].trailing)
        || index >= width && !isThird(index, index - width, controls[index].top)
        || index + width < controls.count && !isThird(index, index + width, controls[index].bottom)
    }
  }

  /// The strips; where colours are translucent, opaque ones with their common alpha or with strips of greys as a mask.
  var commands: [DrawCommand] {
    let alphas = mesh.colors.map(\.alpha)
    guard let alpha = alphas.first, alphas.contains(where: { $0 != 1 }) else { return strips { $0 } }
    let solid = strips { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    if alphas.allSatisfy({ $0 == alpha }) { return [.group(DrawGroup(opacity: alpha, commands: solid))] }
    let greys = strips { Color(red: $0.alpha, green: $0.alpha, blue: $0.alpha) }
    // The weights of the luminance sum up to one, so that a grey becomes its own alpha.
    let mask = DrawCommand.group(DrawGroup(colorMatrix: .luminanceToAlpha, commands: greys))
    return [.group(DrawGroup(mask: [mask], commands: solid))]
  }

  private func strips(_ color: (Color) -> Color) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for row in 0..<rows {
      let count = (0...columns).map { side($0, row) }.max() ?? 0
      let strips = Int(min(max((count / 2).rounded(.up), Self.strips.lowerBound), Self.strips.upperBound))
      for strip in 0..<strips {
        let (t, next) = (Double(strip) / Double(strips), Double(strip + 2) / Double(strips))
        for column in 0..<columns {
          for piece in 0..<pieces {
            commands.append(
              self.strip(
                (column, row), from: Double(piece) / Double(pieces), to: Double(piece + 1) / Double(pieces), t,
                next, color))
          }
        }
      }
    }
    return commands
  }

  /// The length of the left side of a cell, in pixels.
  private func side(_ column: Int, _ row: Int) -> Double {
    let (a, b) = (place(column, row).point(in: rect), place(column, row + 1).point(in: rect))
    return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// A piece of a strip between two heights of its cell; the lower one lies in the next strip.
  private func strip(
    _ cell: (column: Int, row: Int), from: Double, to: Double, _ top: Double, _ bottom: Double,
    _ color: (Color) -> Color
  ) -> DrawCommand {
    func point(_ s: Double, _ t: Double) -> Point { surface(cell, s, t).point(in: rect) }
    let middle = (3 * top + bottom) / 4
    let (start, end) = (point(from, middle), point(to, middle))
    // A little of what is to the right, to lie under it.
    let beyond = to + (to - from) / 8
    let corners =
      beyond <= 1 || cell.column + 1 == columns
      ? [point(from, top), point(min(1, beyond), top), point(min(1, beyond), bottom), point(from, bottom)]
      : [
        point(from, top), point(to, top), point(beyond, top), point(beyond, bottom), point(to, bottom),
        point(from, bottom),
      ]
    let path = Path(corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close])
    let steps = Self.steps / pieces
    let stops = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return GradientStops.Stop(
        position: share, color: color(self.color(cell, from + (to - from) * share, middle)))
    }
    return .fill(.path(path, .nonZero), .linearGradient(GradientStops(stops), start: start, end: end))
  }

  private func place(_ column: Int, _ row: Int) -> UnitPoint {
    mesh.places[min(row, rows) * mesh.columns + min(column, columns)].position
  }

  private func color(_ cell: (column: Int, row: Int), _ s: Double, _ t: Double) -> Color {
    let first = cell.row * mesh.columns + cell.column
    func eased(_ x: Double) -> Double { mesh.isSmooth ? x * x * (3 - 2 * x) : x }
    func mix(_ a: Color, _ b: Color, _ x: Double) -> Color { mesh.mixing.mixed(a, b, by: x) }
    let colors = mesh.colors
    let top = mix(colors[first], colors[first + 1], eased(s))
    let below = first + mesh.columns
    return mix(top, mix(colors[below], colors[below + 1], eased(s)), eased(t))
  }

  /// The place at fractions of a cell; a little beyond it lies in the next one.
  private func surface(_ cell: (column: Int, row: Int), _ s: Double, _ t: Double) -> UnitPoint {
    var (column, row, s, t) = (cell.column, cell.row, s, t)
    if s > 1, column + 1 < columns { (column, s) = (column + 1, s - 1) }
    if t > 1 { (row, t) = row + 1 < rows ? (row + 1, t - 1) : (row, 1) }
    let first = row * mesh.columns + column
    let below = first + mesh.columns
    let (a, b, c, d) = (corner(first), corner(first + 1), corner(below), corner(below + 1))
    let top = curve(a, b, s, \.trailing, \.leading)
    let bottom = curve(c, d, s, \.trailing, \.leading)
    let left = curve(a, c, t, \.bottom, \.top)
    let right = curve(b, d, t, \.bottom, \.top)
    func value(_ key: (UnitPoint) -> Double) -> Double {
      let sides = key(top) * (1 - t) + key(bottom) * t + key(left) * (1 - s) + key(right) * s
      let upper = key(a.position) * (1 - s) + key(b.position) * s
      let lower = key(c.position) * (1 - s) + key(d.position) * s
      return sides - upper * (1 - t) - lower * t
    }
    return UnitPoint(x: value { $0.x }, y: value { $0.y })
  }

  private func corner(_ index: Int) -> Corner {
    Corner(position: mesh.places[index].position, controls: controls[index])
  }

  /// A point with the control points around it.
  private struct Corner {
    let position: UnitPoint
    let controls: MeshGradientNode.Controls
  }

  private func curve(
    _ from: Corner, _ to: Corner, _ t: Double,
    _ out: KeyPath<MeshGradientNode.Controls, UnitPoint>, _ back: KeyPath<MeshGradientNode.Controls, UnitPoint>
  ) -> UnitPoint {
    let (a, d, u) = (from.position, to.position, 1 - t)
    if pieces == 1 { return UnitPoint(x: a.x * u + d.x * t, y: a.y * u + d.y * t) }
    let (b, c) = (from.controls[keyPath: out], to.controls[keyPath: back])
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let outer = a * u * u * u + d * t * t * t
      return outer + 3 * u * t * (b * u + c * t)
    }
    return UnitPoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
  }
}
