import DSGeometry

/// The grid to which the points of an operation on areas are moved, so that crossings are decided in whole numbers.
///
/// Its cells are a power of two wide and at most 2⁻²⁵ of the outlines' extent, so that points on halves or eighths of a
/// unit stay where they are.
struct AreaGrid {
  /// A place on the grid; below 2²⁷ in each direction, so that the products of two differences fit 64 bits.
  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// The width of a cell.
  let cell: Double
  /// How far a straight piece may lie from the curve that it stands for.
  let tolerance: Double
  /// How far two curves that are taken for one may lie apart.
  let sameness: Double
  private let center: Point

  /// A grid around points; nil if they have no extent or are not finite.
  init?(around bounds: Rect) {
    let extent = max(bounds.width, bounds.height)
    guard bounds.isFinite, extent > 0, extent.isFinite else { return nil }
    let wide = Double(sign: .plus, exponent: extent.exponent + 1, significand: 1)
    let cell = wide / 67_108_864
    guard cell.isNormal else { return nil }
    func whole(_ value: Double) -> Double { (value / cell).rounded() * cell }
    self.cell = cell
    tolerance = wide * 4e-6
    sameness = wide * 1e-7
    center = Point(x: whole(bounds.center.x), y: whole(bounds.center.y))
  }

  /// The place nearest to a point.
  func place(_ point: Point) -> Place {
    Place(x: Int(((point.x - center.x) / cell).rounded()), y: Int(((point.y - center.y) / cell).rounded()))
  }

  /// The point of a place.
  func point(_ place: Place) -> Point {
    Point(x: center.x + Double(place.x) * cell, y: center.y + Double(place.y) * cell)
  }
}
