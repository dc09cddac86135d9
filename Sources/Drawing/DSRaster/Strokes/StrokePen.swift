import DSDisplayList
import DSGeometry

/// A round pen in pen space, and the map of that space to the canvas.
///
/// Lengths and directions of a stroke are those of pen space, where the pen is a circle; on the canvas it is the
/// ellipse that a transform makes of it. Only additions, multiplications, divisions and square roots of IEEE numbers
/// are used, and Swift contracts none of them, so outlines are the same on every machine.
struct StrokePen {
  /// How far a curve's control points may lie from the lines that stand for it, and a chord from the pen's circle, in
  /// pixels of the canvas; Cairo's tolerance for all that is filled.
  static let flatness = Canvas.tolerance
  /// How far the corners of an arc may cut into it, in pixels: a circle of some 30 corners for an icon's line.
  static let roundness = 0.01
  /// The most that a pen space may be larger or smaller than the canvas: beyond it the picture is a line or a point.
  private static let largestRatio = 1e9

  /// Half of the line's width.
  let half: Double
  /// The factor by which the longest diameter of the pen grows on the canvas.
  let scale: Double
  /// The line.
  let stroke: Stroke
  private let toCanvas: AffineTransform?
  private let fromCanvas: AffineTransform

  /// The pen of a stroke under the linear part of a transform; nil if nothing can be seen of a line.
  init?(_ stroke: Stroke, under transform: AffineTransform) {
    let linear = AffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    let (across, down) = (linear.a * linear.a + linear.b * linear.b, linear.c * linear.c + linear.d * linear.d)
    let skew = linear.a * linear.c + linear.b * linear.d
    let spread = ((across - down) * (across - down) / 4 + skew * skew).squareRoot()
    let scale = ((across + down) / 2 + spread).squareRoot()
    guard stroke.width > 0, scale > 1 / Self.largestRatio, let inverse = linear.inverse else { return nil }
    let greatest = max(inverse.a.magnitude, inverse.b.magnitude, inverse.c.magnitude, inverse.d.magnitude)
    guard greatest < Self.largestRatio else { return nil }
    (half, self.scale, self.stroke) = (stroke.width / 2, scale, stroke)
    (toCanvas, fromCanvas) = (linear == .identity ? nil : linear, inverse)
  }

  /// A point of pen space on the canvas.
  func canvas(_ point: Point) -> Point { toCanvas?.apply(point) ?? point }

  /// A point of the canvas in pen space.
  func space(_ point: Point) -> Point { toCanvas == nil ? point : fromCanvas.apply(point) }
}

extension Point {
  /// The vector of length 1 in the same direction; nil for the vector without a length.
  var unit: Point? {
    let length = squaredLength.squareRoot()
    return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
  }

  /// The product of lengths and the cosine of the angle between two vectors.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The product of lengths and the sine of the angle to another vector, clockwise on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
