/// A linear map and a translation: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The six coefficients.
  public var a, b, c, d, tx, ty: Double

  /// A transform of six coefficients; the identity by default.
  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform()

  /// A move by a vector.
  public static func translation(x: Double, y: Double) -> AffineTransform { AffineTransform(tx: x, ty: y) }

  /// A scale about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform { AffineTransform(a: x, d: y) }

  /// Left and right swapped about a vertical line.
  public static func mirror(x: Double) -> AffineTransform { AffineTransform(a: -1, tx: 2 * x) }

  /// A turn about the origin, from its sine and cosine; clockwise on the screen for a positive angle.
  public static func rotation(sine: Double, cosine: Double) -> AffineTransform {
    AffineTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// The map that applies `self` first and `next` afterwards.
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Whether it only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map back; nil if several points have one image.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The smallest rectangle around the image of `rect`.
  public func bounds(of rect: Rect) -> Rect {
    if isTranslation { return Rect(x: rect.minX + tx, y: rect.minY + ty, width: rect.width, height: rect.height) }
    let (p, q) = (apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)))
    let (r, s) = (apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)))
    return Rect(
      minX: min(p.x, q.x, r.x, s.x), minY: min(p.y, q.y, r.y, s.y), maxX: max(p.x, q.x, r.x, s.x),
      maxY: max(p.y, q.y, r.y, s.y))
  }
}
