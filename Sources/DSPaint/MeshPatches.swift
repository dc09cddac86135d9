import DSDisplayList
import DSGeometry

/// Small areas of one colour that stand for a mesh gradient: each reaches over its right and lower neighbours, which
/// are drawn on top, so that no edge shows what is behind.
struct MeshPatches {
  /// Points of a row.
  let columns: Int
  /// Places as fractions of the area.
  let points: [UnitPoint]
  /// Colours at the points.
  let colors: [Color]

  /// Parts of a cell on each axis.
  private static let parts = 24

  /// The patches over an area.
  func commands(in rect: Rect) -> [DrawCommand] {
    let (width, height) = (columns - 1, points.count / columns - 1)
    let parts = Self.parts
    var commands: [DrawCommand] = []
    for row in 0..<(height * parts) {
      for column in 0..<(width * parts) {
        let (u, v) = (Double(column) / Double(parts), Double(row) / Double(parts))
        let step = 1 / Double(parts)
        let (right, below) = (min(u + 2 * step, Double(width)), min(v + 2 * step, Double(height)))
        let corners = [(u, v), (right, v), (right, below), (u, below)].map { place($0.0, $0.1).point(in: rect) }
        let path = Path([.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
        commands.append(.fill(.path(path, .nonZero), .solid(color(u + step / 2, v + step / 2))))
      }
    }
    return commands
  }

  /// The four points around a place, and how far it is from the first.
  private func cell(_ u: Double, _ v: Double) -> (indices: [Int], s: Double, t: Double) {
    let column = min(Int(u), columns - 2)
    let row = min(Int(v), points.count / columns - 2)
    let first = row * columns + column
    return ([first, first + 1, first + columns, first + columns + 1], u - Double(column), v - Double(row))
  }

  private func place(_ u: Double, _ v: Double) -> UnitPoint {
    let (i, s, t) = cell(u, v)
    func mix(_ key: (UnitPoint) -> Double) -> Double {
      (key(points[i[0]]) * (1 - s) + key(points[i[1]]) * s) * (1 - t)
        + (key(points[i[2]]) * (1 - s) + key(points[i[3]]) * s) * t
    }
    return UnitPoint(x: mix(\.x), y: mix(\.y))
  }

  private func color(_ u: Double, _ v: Double) -> Color {
    let (i, s, t) = cell(u, v)
    // Slow at the points, as the platform's own are smooth there.
    func smooth(_ x: Double) -> Double { x * x * (3 - 2 * x) }
    let top = colors[i[0]].mixed(with: colors[i[1]], by: smooth(s))
    return top.mixed(with: colors[i[2]].mixed(with: colors[i[3]], by: smooth(s)), by: smooth(t))
  }
}
