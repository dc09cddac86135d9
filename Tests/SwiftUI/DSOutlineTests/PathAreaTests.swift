import Foundation
import SwiftUI
import Testing

@testable import DSOutline
@testable import DSView

struct PathAreaTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) < tolerance }

  @Test func `areas of rectangles have the corners that one expects`() {
    let moved = square.offsetBy(dx: 5, dy: 5)
    #expect(square.union(moved).description == "10 0 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l 0 0 l h")
    #expect(square.intersection(moved).description == "10 10 m 5 10 l 5 5 l 10 5 l h")
    #expect(square.subtracting(moved).description == "10 0 m 10 5 l 5 5 l 5 10 l 0 10 l 0 0 l h")
    #expect(isClose(square.symmetricDifference(moved).area, 150))
    let beside = square.offsetBy(dx: 10, dy: 0)
    #expect(square.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square.union(beside).steps == 4)
    #expect(square.intersection(beside).isEmpty)
  }

  @Test func `what is equal or empty stays as simple as it was`() {
    for path in [square, circle, Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 10)] {
      #expect(path.union(path).steps == path.normalized().steps)
      #expect(isClose(path.union(path).area, path.area, 1e-6) && isClose(path.intersection(path).area, path.area, 1e-6))
      #expect(path.subtracting(path).isEmpty && path.symmetricDifference(path).isEmpty)
      #expect(isClose(path.union(Path()).area, path.area, 1e-6) && path.intersection(Path()).isEmpty)
      #expect(Path().union(path).steps == path.union(Path()).steps && Path().subtracting(path).isEmpty)
    }
    #expect(Path().union(Path()).isEmpty && Path().normalized().isEmpty)
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 10)])
    #expect(line.normalized().isEmpty && isClose(square.union(line).area, 100))
    var broken = Path()
    broken.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)])
    #expect(square.union(broken).isEmpty)
  }

  @Test func `curves stay curves, cut where they cross`() {
    let lens = circle.intersection(circle.offsetBy(dx: 10, dy: 0))
    #expect(lens.steps == 4)
    // Circles of radius 10 whose centres are 10 apart cross at a height of 5·√3.
    #expect(isClose(lens.boundingRect.minY, -5 * 3.0.squareRoot(), 0.003))
    #expect(isClose(lens.area, 200 * Double.pi / 3 - 50 * 3.0.squareRoot(), 0.1))
    let hole = Path(CGRect(x: -20, y: -20, width: 40, height: 40)).subtracting(circle)
    #expect(isClose(hole.area, 1_600 - circle.area, 1e-6) && hole.steps == 8)
    #expect(!hole.contains(.zero) && !hole.contains(.zero, eoFill: true) && hole.contains(CGPoint(x: 15, y: 15)))
    // What an operation made and its source run along one another.
    let joined = circle.union(circle.offsetBy(dx: 10, dy: 0))
    #expect(isClose(joined.intersection(circle).area, circle.area, 1e-3) && joined.intersection(circle).steps <= 10)
  }

  @Test func `the rule decides what outlines that cross themselves enclose`() {
    var star = Path()
    star.addLines((0..<5).map { CGPoint(x: 50 * sin(Double($0) * 0.8 * .pi), y: -50 * cos(Double($0) * 0.8 * .pi)) })
    star.closeSubpath()
    let (whole, tips) = (star.normalized(eoFill: false), star.normalized())
    #expect(whole.contains(.zero) && !tips.contains(.zero))
    #expect(whole.steps == 10 && tips.steps == 15)
    #expect(tips.contains(CGPoint(x: 0, y: -30)) && tips.contains(CGPoint(x: 0, y: -30), eoFill: true))
    #expect(star.union(square, eoFill: true).area < star.union(square).area)
  }

  @Test func `lines are cut where an area begins and ends`() {
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    // The cut closed part begins behind a gap, and what is not cut stays closed.
    let frame = Path(CGRect(x: -15, y: -15, width: 30, height: 30))
    #expect(circle.lineIntersection(frame).description.hasSuffix("h") && circle.lineSubtraction(frame).isEmpty)
    let shifted = square.offsetBy(dx: -5, dy: -5)
    #expect(shifted.lineSubtraction(square).description == "0 5 m -5 5 l -5 -5 l 5 -5 l 5 0 l")
    // What runs along the edge is inside.
    #expect(square.lineSubtraction(square).isEmpty && square.lineIntersection(square).description.hasSuffix("h"))
    // What touches in a point is not cut there.
    let beside = square.offsetBy(dx: 10, dy: -5)
    #expect(circle.lineIntersection(beside).isEmpty && circle.lineSubtraction(beside).description.hasSuffix("h"))
    #expect(line.lineIntersection(Path()).isEmpty && line.lineSubtraction(Path()) == line)
  }

  /// Random outlines: round, square, starred, crossing themselves, sharing edges, one another's turned copy.
  @Test(arguments: 0..<24) func `random areas are those of the definition, and add up`(seed: Int) {
    var random = RandomOutlines(seed: UInt64(seed))
    let (a, b) = (random.outline(), random.outline())
    let other = seed.isMultiple(of: 8) ? a : b
    let evenOdd = seed.isMultiple(of: 2)
    let results = [
      a.union(other, eoFill: evenOdd), a.intersection(other, eoFill: evenOdd), a.subtracting(other, eoFill: evenOdd),
      a.symmetricDifference(other, eoFill: evenOdd),
    ]
    let areas = results.map(\.area)
    let (first, second) = (a.normalized(eoFill: evenOdd).area, other.normalized(eoFill: evenOdd).area)
    #expect(isClose(areas[0] + areas[1], first + second) && isClose(areas[1] + areas[2], first))
    #expect(isClose(areas[3], areas[0] - areas[1]))
    for result in results {
      #expect(isClose(result.normalized(eoFill: evenOdd).area, result.area))
      #expect(isClose(result.normalized(eoFill: !evenOdd).area, result.area))
    }
    for _ in 0..<60 {
      let point = random.point()
      // Points next to an edge may be on either side of it.
      if a.isNear(point) || other.isNear(point) { continue }
      let (x, y) = (a.contains(point, eoFill: evenOdd), other.contains(point, eoFill: evenOdd))
      for (result, wanted) in zip(results, [x || y, x && y, x && !y, x != y]) {
        #expect(result.contains(point) == wanted && result.contains(point, eoFill: true) == wanted, "\(point)")
      }
    }
  }
}

extension Path {
  /// The area by Green's theorem; parts around holes count negative.
  fileprivate var area: Double {
    path.contours.reduce(0) { sum, contour in
      contour.segments.reduce(sum) { sum, segment in
        // Simpson's rule is exact for the products of cubics up to what 16 pieces leave.
        (0..<16).reduce(sum) { sum, index in
          let (a, b) = (Double(index) / 16, Double(index + 1) / 16)
          func value(_ t: Double) -> Double {
            let (p, v) = (CGPoint(segment.point(t)), CGPoint(segment.velocity(t)))
            return (p.x * v.y - p.y * v.x) / 2
          }
          return sum + (value(a) + 4 * value((a + b) / 2) + value(b)) / 96
        }
      }
    }
  }

  /// How many lines and curves there are.
  fileprivate var steps: Int { path.contours.reduce(0) { $0 + $1.segments.count } }

  /// Whether the outline, closed, is next to a point.
  fileprivate func isNear(_ point: CGPoint) -> Bool {
    strokedPath(StrokeStyle(lineWidth: 0.1)).contains(point)
      || path.contours.contains { contour in
        guard let start = contour.segments.first?.start, let end = contour.segments.last?.end else { return false }
        return PathSegment.line(end, start).nearest(to: point.node, from: 0.5).distance < 0.05
      }
  }
}

/// Outlines for property tests, the same for the same seed (splitmix64).
private struct RandomOutlines: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: Double.random(in: 0...100, using: &self), y: Double.random(in: 0...100, using: &self))
  }

  /// A rectangle on tens, so that edges and corners fall together.
  private mutating func box() -> CGRect {
    func ten(_ range: ClosedRange<Int>, _ random: inout RandomOutlines) -> Double {
      Double(Int.random(in: range, using: &random) * 10)
    }
    return CGRect(x: ten(0...5, &self), y: ten(0...5, &self), width: ten(3...5, &self), height: ten(3...5, &self))
  }

  mutating func outline() -> Path {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return Path(box())
    case 1: return Path(ellipseIn: box())
    case 2: return Path(roundedRect: box(), cornerRadius: 10)
    case 3:
      let turn = CGAffineTransform(rotationAngle: Double.random(in: 0...6, using: &self))
      return Path(ellipseIn: CGRect(x: -40, y: -20, width: 80, height: 40)).applying(turn).offsetBy(dx: 50, dy: 50)
    case 4:
      var path = Path(box())
      path.addEllipse(in: box())
      return path
    case 5:
      let (center, start) = (point(), Double.random(in: 0...6, using: &self))
      var path = Path()
      path.addLines(
        (0..<7).map {
          CGPoint(
            x: center.x + 40 * cos(start + Double($0) * 2.693), y: center.y + 40 * sin(start + Double($0) * 2.693))
        })
      return path
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<4 {
        if Bool.random(using: &self) {
          path.addCurve(to: point(), control1: point(), control2: point())
        } else {
          path.addQuadCurve(to: point(), control: point())
        }
      }
      return path
    }
  }
}
