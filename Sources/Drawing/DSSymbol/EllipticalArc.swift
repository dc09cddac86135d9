import DSGeometry
import Glibc

/// An arc of an ellipse between two points, as cubic curves.
///
/// Follows SVG 1.1, appendix F.6: (1) no radius makes a line; (2) radii that are too small grow; (3) the centre follows
/// from the end points; (4) pieces of at most a quarter turn become cubics with controls at 4/3·tan(θ/4).
/// Points are rounded to 10⁻⁹ units, because the last bits of sine and cosine differ between processors.
struct EllipticalArc {
  /// The curves; empty if the end is the start.
  let elements: [Path.Element]

  /// The arc in the parameters of the `A` command.
  init(from start: Point, to end: Point, radii: Point, degrees: Double, isLarge: Bool, isSweep: Bool) {
    var rx = abs(radii.x)
    var ry = abs(radii.y)
    if start == end {
      elements = []
      return
    }
    if rx == 0 || ry == 0 {
      elements = [.line(end)]
      return
    }
    let (sine, cosine) = stableSineAndCosine(degrees: degrees)
    let half = (start - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let numerator = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let denominator = rx * rx * y * y + ry * ry * x * x
    let factor = (max(0, numerator / denominator)).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let centerX = factor * rx * y / ry
    let centerY = -factor * ry * x / rx
    let middle = (start + end) * 0.5
    let toUser = AffineTransform(a: rx, d: ry).then(
      AffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: cosine * centerX - sine * centerY + middle.x,
        ty: sine * centerX + cosine * centerY + middle.y))

    let first = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - first
    if isSweep && sweep < 0 { sweep += 2 * .pi }
    if !isSweep && sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, toUser.tx.isFinite, toUser.ty.isFinite else {
      // Numbers so large that they overflow; the check of the coordinates refuses them.
      elements = [.line(Point(x: .infinity, y: .infinity))]
      return
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    elements = (0..<count).map { index in
      let from = first + step * Double(index)
      let to = from + step
      func place(_ x: Double, _ y: Double) -> Point {
        let point = toUser.apply(Point(x: x, y: y))
        return Point(x: stable(point.x), y: stable(point.y))
      }
      return .cubic(
        index == count - 1 ? end : place(cos(to), sin(to)),
        control1: place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
        control2: place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
    }
  }
}

/// Sine and cosine of an angle in degrees, without the bits in which processors differ; exact at quarter turns.
func stableSineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let (sine, cosine) = sineAndCosine(degrees: degrees)
  return (stable(sine), stable(cosine))
}

/// A number without the bits in which processors differ.
private func stable(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
