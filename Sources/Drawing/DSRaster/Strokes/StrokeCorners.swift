import DSDisplayList
import DSGeometry

/// The outlines of corners and caps around a point of a line, in pen space. Vectors lead from that point to its sides.
struct StrokeCorners {
  /// The cosine of the angle of a turn back, of which the half may have no direction.
  private static let back = -0.999

  private let half: Double
  private let scale: Double
  private let cap: Stroke.Cap
  private let longestMiter: Double

  /// The corners and caps of a pen's line.
  init(_ pen: StrokePen) {
    (half, scale, cap) = (pen.half, pen.scale, pen.stroke.cap)
    longestMiter = pen.stroke.miterLimit * pen.stroke.miterLimit
  }

  /// Adds the outer side of a corner.
  /// - Parameters:
  ///   - point: the corner of the line.
  ///   - from: the offset of the side that the step before ends on; `side` ends with it.
  ///   - to: the offset of the side that the next step begins on.
  ///   - direction: the direction of the step before.
  ///   - cosine: that of the angle between the two steps.
  func join(
    around point: Point, from: Point, to: Point, direction: Point, cosine: Double, _ join: Stroke.Join,
    _ side: inout [Point]
  ) {
    switch join {
    case .bevel: break
    case .miter:
      // The ratio of a mitre to the width is 1 / cos of half of the angle between the two directions.
      if 2 <= longestMiter * (1 + cosine) { side.append(point + (from + to) * (1 / (1 + cosine))) }
    case .round:
      if cosine < Self.back {
        halfTurn(around: point, from, direction * half, to, &side)
      } else {
        arc(around: point, from, to, &side)
      }
    }
    side.append(point + to)
  }

  /// Adds the end of a line, from the offset `from` to the one on the other side.
  func end(at point: Point, from: Point, direction: Point, _ side: inout [Point]) {
    let ahead = direction * half
    switch cap {
    case .butt: break
    case .square:
      side.append(point + from + ahead)
      side.append(point - from + ahead)
    case .round: halfTurn(around: point, from, ahead, .zero - from, &side)
    }
    side.append(point - from)
  }

  private func halfTurn(around point: Point, _ from: Point, _ middle: Point, _ to: Point, _ side: inout [Point]) {
    arc(around: point, from, middle, &side)
    side.append(point + middle)
    arc(around: point, middle, to, &side)
  }

  /// Adds the corners of an arc between two offsets, by halving its angle; without the offsets themselves.
  private func arc(around point: Point, _ from: Point, _ to: Point, _ side: inout [Point]) {
    let sum = from + to
    let length = sum.squaredLength.squareRoot()
    if (half - length / 2) * scale <= StrokePen.roundness || length == 0 { return }
    let middle = sum * (half / length)
    arc(around: point, from, middle, &side)
    side.append(point + middle)
    arc(around: point, middle, to, &side)
  }
}
