import DSView
import Foundation

/// The outline of a bar: round at its ends, unless another bar follows there.
func barPath(_ rect: CGRect, _ mark: ChartMark, isReversed: Bool) -> Path {
  guard mark.kind == .bar || mark.cornerRadius != nil else { return Path(rect) }
  let radius = min(mark.cornerRadius ?? 2, rect.width / 2, rect.height / 2)
  guard radius > 0 else { return Path(rect) }
  if mark.cornerRadius != nil { return Path(roundedRect: rect, cornerRadius: radius) }
  let (low, high) = isReversed ? (mark.roundedEnds.end, mark.roundedEnds.start) : mark.roundedEnds
  let (start, end) = (low ? radius : 0, high ? radius : 0)
  // Values grow to the right and upward.
  let radii =
    mark.isLevel
    ? RectangleCornerRadii(topLeading: start, bottomLeading: start, bottomTrailing: end, topTrailing: end)
    : RectangleCornerRadii(topLeading: end, bottomLeading: start, bottomTrailing: start, topTrailing: end)
  return Path(roundedRect: rect, cornerRadii: radii)
}

/// A part of a disc.
struct Sector {
  var centre: CGPoint
  /// Where it begins and ends, in radians clockwise from the top.
  var angles: ClosedRange<Double>
  var inner: CGFloat
  var outer: CGFloat
  /// Half the gap to each neighbour, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  /// The outline; empty where the gaps take everything.
  var path: Path {
    let (outerFrom, outerTo) = ends(outer)
    guard outerTo > outerFrom, outer > inner else { return Path() }
    let (innerFrom, innerTo) = inner > 0 ? ends(inner) : (outerFrom, outerTo)
    let hole = inner > 0 && innerTo > innerFrom ? inner : 0
    let apex = hole == 0 ? point(inset > 0 ? apexRadius : 0, (outerFrom + outerTo) / 2) : nil
    let corner = max(min(cornerRadius, (outer - hole) / 2, CGFloat(outerTo - outerFrom) * outer / 2), 0)
    let innerCorner = hole > 0 ? max(min(corner, CGFloat(innerTo - innerFrom) * hole / 2), 0) : 0
    return Path { path in
      let (a, b) = (Double(corner / outer), hole > 0 ? Double(innerCorner / hole) : 0)
      path.move(to: apex ?? point(hole + innerCorner, ends(hole + innerCorner).0))
      path.addLine(to: point(outer - corner, ends(outer - corner).0))
      path.addQuadCurve(to: point(outer, outerFrom + a), control: point(outer, outerFrom))
      arc(&path, outer, outerFrom + a, outerTo - a)
      path.addQuadCurve(to: point(outer - corner, ends(outer - corner).1), control: point(outer, outerTo))
      if hole > 0 {
        path.addLine(to: point(hole + innerCorner, ends(hole + innerCorner).1))
        path.addQuadCurve(to: point(hole, innerTo - b), control: point(hole, innerTo))
        arc(&path, hole, innerTo - b, innerFrom + b)
        path.addQuadCurve(to: point(hole + innerCorner, ends(hole + innerCorner).0), control: point(hole, innerFrom))
      }
      path.closeSubpath()
    }
  }

  /// The angles at a radius, without the gaps.
  private func ends(_ radius: CGFloat) -> (Double, Double) {
    let gap = radius > inset ? asin(Double(inset / radius)) : .pi / 2
    return (angles.lowerBound + gap, angles.upperBound - gap)
  }

  /// How far from the centre the sides meet that leave the gaps.
  private var apexRadius: CGFloat {
    let half = sin((angles.upperBound - angles.lowerBound) / 2)
    return half > 0.05 ? min(inset / CGFloat(half), outer) : 0
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: centre.x + radius * CGFloat(sin(angle)), y: centre.y - radius * CGFloat(cos(angle)))
  }

  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
    // Paths count angles from the right.
    path.addArc(
      center: centre, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
      clockwise: from > to)
  }
}
