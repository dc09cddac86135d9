/// A map of the plane with perspective: x' = (m11·x + m21·y + m31) / w, y' = (m12·x + m22·y + m32) / w with the depth
/// w = m13·x + m23·y + m33. Points of no depth or less are behind the viewer and have no image.
public struct Projection: Hashable, Sendable {
  /// The nine coefficients, row by row.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

  /// The least depth of a point that is seen.
  public static let nearest = 1.0 / 64

  /// A map of nine coefficients, row by row; nil for another number of them.
  public init?(_ numbers: [Double]) {
    guard numbers.count == 9 else { return nil }
    (m11, m12, m13) = (numbers[0], numbers[1], numbers[2])
    (m21, m22, m23) = (numbers[3], numbers[4], numbers[5])
    (m31, m32, m33) = (numbers[6], numbers[7], numbers[8])
  }

  /// A map without perspective.
  public init(_ map: AffineTransform) {
    (m11, m12, m13) = (map.a, map.b, 0)
    (m21, m22, m23) = (map.c, map.d, 0)
    (m31, m32, m33) = (map.tx, map.ty, 1)
  }

  /// The coefficients, row by row.
  public var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Whether all coefficients are finite.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// The map without perspective that does the same; nil if there is none.
  public var affine: AffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return AffineTransform(a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// The map that applies `self` first and `next` afterwards.
  public func then(_ next: Projection) -> Projection {
    var map = self
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (
        a * next.m11 + b * next.m21 + c * next.m31, a * next.m12 + b * next.m22 + c * next.m32,
        a * next.m13 + b * next.m23 + c * next.m33
      )
    }
    (map.m11, map.m12, map.m13) = row(m11, m12, m13)
    (map.m21, map.m22, map.m23) = row(m21, m22, m23)
    (map.m31, map.m32, map.m33) = row(m31, m32, m33)
    return map
  }

  /// The map back; nil if several points have one image.
  public var inverse: Projection? {
    // The adjugate over the determinant.
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Projection(
      [
        a, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22, b, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23, c,
        m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
      ].map { $0 / determinant })
  }

  /// The depth of a point: 1 where the plane keeps its size, more where it is smaller.
  public func depth(at point: Point) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// The image of a point; nil if it is behind the viewer.
  public func apply(_ point: Point) -> Point? {
    let depth = depth(at: point)
    guard depth >= Self.nearest else { return nil }
    return Point(
      x: (m11 * point.x + m21 * point.y + m31) / depth, y: (m12 * point.x + m22 * point.y + m32) / depth)
  }

  /// The smallest rectangle around the image of the part of `rect` that is before the viewer; nil if there is none.
  public func bounds(of rect: Rect) -> Rect? {
    let images = seen(rect).compactMap(apply)
    guard let first = images.first else { return nil }
    return images.dropFirst().reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
  }

  /// The corners of the part of `rect` that is before the viewer, in order.
  private func seen(_ rect: Rect) -> [Point] {
    // A hair farther than the nearest depth, so that rounding takes no corner away.
    rect.corners.cut { depth(at: $0) - Self.nearest * (1 + 1e-9) }
  }

  /// The map without perspective that is nearest at a point before the viewer: equal there, and along the line of the
  /// same depth.
  public func nearest(at point: Point) -> AffineTransform? {
    guard let image = apply(point) else { return nil }
    let depth = depth(at: point)
    let (a, b) = ((m11 - image.x * m13) / depth, (m12 - image.y * m13) / depth)
    let (c, d) = ((m21 - image.x * m23) / depth, (m22 - image.y * m23) / depth)
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
  }
}

extension Rect {
  /// The corners, clockwise from the top left.
  public var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}

extension [Point] {
  /// The corners of a polygon's part on one side of a line: where `side`, which grows evenly across it, is not negative.
  public func cut(where side: (Point) -> Double) -> [Point] {
    indices.flatMap { index -> [Point] in
      let (from, to) = (self[index], self[(index + 1) % count])
      let (near, far) = (side(from), side(to))
      let kept = near >= 0 ? [from] : []
      return (near >= 0) == (far >= 0) ? kept : kept + [from + (to - from) * (near / (near - far))]
    }
  }
}
