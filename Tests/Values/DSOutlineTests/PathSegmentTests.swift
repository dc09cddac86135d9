import DSGeometry
import TestRandom
import Testing

@testable import DSOutline

struct PathSegmentTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private func segments(_ random: inout SeededRandom) -> [PathSegment] {
    [
      .line(random.point(), random.point()), .quadratic(random.point(), random.point(), random.point()),
      .cubic(random.point(), random.point(), random.point(), random.point()),
    ]
  }

  @Test func `a curve begins and ends where it says, and has its middle by de Casteljau`() {
    let curve = PathSegment.cubic(point(0, 0), point(0, 8), point(8, 8), point(8, 0))
    #expect(curve.point(0) == curve.start && curve.point(1) == curve.end && curve.point(0.5) == point(4, 6))
    #expect(PathSegment.quadratic(point(0, 0), point(4, 8), point(8, 0)).point(0.5) == point(4, 4))
    #expect(PathSegment.line(point(0, 0), point(4, 8)).point(0.25) == point(1, 2))
  }

  @Test(arguments: 0..<20) func `a part runs along the whole, and two parts are the whole`(seed: Int) {
    var random = SeededRandom(seed: seed)
    for segment in segments(&random) {
      let (from, to) = (Double.random(in: 0...0.5, using: &random), Double.random(in: 0.5...1, using: &random))
      let part = segment.part(from, to)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        #expect(isClose(part.point(t), segment.point(from + (to - from) * t), 1e-9))
      }
      #expect(isClose(segment.part(0, from).end, part.start) && isClose(part.end, segment.part(to, 1).start))
    }
  }

  @Test(arguments: 0..<20) func `a curve turned round is the same curve`(seed: Int) {
    var random = SeededRandom(seed: 100 + seed)
    for segment in segments(&random) {
      #expect(segment.reversed.reversed == segment)
      #expect(isClose(segment.reversed.point(0.3), segment.point(0.7), 1e-9))
      #expect(isClose(segment.reversed.velocity(0.3), segment.velocity(0.7) * -1, 1e-9))
    }
  }

  @Test(arguments: 0..<20) func `straight pieces lie nowhere farther from a curve than they may`(seed: Int) {
    var random = SeededRandom(seed: 200 + seed)
    for segment in segments(&random) {
      for distance in [0.01, 0.5] {
        let count = segment.pieces(within: distance)
        for index in 0..<count {
          let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
          let piece = PathSegment.line(segment.point(from), segment.point(to))
          for part in [0.25, 0.5, 0.75] {
            let place = segment.point(from + (to - from) * part)
            #expect(piece.nearest(to: place, from: part).distance <= distance * 1.01)
          }
        }
      }
    }
  }

  @Test func `a line needs one piece, and a curve of any size a bounded number`() {
    #expect(PathSegment.line(point(0, 0), point(1e9, 0)).pieces == 1)
    let wide = PathSegment.cubic(point(0, 0), point(0, 1e12), point(1e12, 0), point(1e12, 1e12))
    #expect(wide.pieces == 96 && wide.pieces(within: 1e-9) == 2_000)
    #expect(PathSegment.quadratic(point(0, 0), point(1, 1), point(2, 0)).pieces == 8)
  }

  @Test func `a curve with its control points on the way is a line`() {
    #expect(PathSegment.cubic(point(0, 0), point(1, 1), point(2, 2), point(3, 3)).isStraight(within: 1e-9))
    #expect(!PathSegment.cubic(point(0, 0), point(2, 2), point(1, 1), point(3, 3)).isStraight(within: 1e-9))
    #expect(!PathSegment.quadratic(point(0, 0), point(5, 5), point(3, 3)).isStraight(within: 1e-9))
    #expect(!PathSegment.quadratic(point(0, 0), point(1, 1.1), point(2, 2)).isStraight(within: 1e-3))
    #expect(!PathSegment.line(point(1, 1), point(1, 1)).isStraight(within: 1))
  }

  @Test(arguments: 0..<20) func `the nearest point of a curve is found from a guess near it`(seed: Int) {
    var random = SeededRandom(seed: 300 + seed)
    for segment in segments(&random) {
      let t = Double.random(in: 0.1...0.9, using: &random)
      let found = segment.nearest(to: segment.point(t), from: t + 0.01)
      #expect(found.distance < 1e-6, "\(segment) at \(t)")
    }
  }

  @Test func `two curves meet where they cross, and parallel ones nowhere`() throws {
    let across = PathSegment.line(point(0, 5), point(10, 5))
    let down = PathSegment.quadratic(point(2, 0), point(2, 5), point(2, 10))
    let found = try #require(across.meeting(down, near: 0.3, 0.4))
    #expect(isClose(across.point(found.t), point(2, 5)) && isClose(down.point(found.u), point(2, 5)))
    #expect(across.meeting(.line(point(0, 6), point(10, 6)), near: 0.5, 0.5) == nil)
    #expect(across.meeting(.line(point(50, 0), point(50, 10)), near: 0.5, 0.5) == nil)
  }

  @Test func `curves that run along one another say where, and which way`() throws {
    let curve = PathSegment.cubic(point(0, 0), point(0, 50), point(100, 50), point(100, 0))
    let part = curve.part(0.25, 0.75)
    let common = try #require(curve.common(with: part, within: 1e-5))
    #expect(isClose(common.first.lowerBound, 0.25, 1e-3) && isClose(common.first.upperBound, 0.75, 1e-3))
    #expect(common.second == 0...1 && !common.isReversed)
    #expect(try #require(curve.common(with: part.reversed, within: 1e-5)).isReversed)
    let other = PathSegment.cubic(point(0, 10), point(0, 60), point(100, 60), point(100, 10))
    #expect(curve.common(with: other, within: 1e-5) == nil)
  }

  @Test func `parts of a path begin anew with a move, and end with a closing or the next move`() {
    let path = Path([
      .move(point(0, 0)), .line(point(5, 0)), .quadratic(point(5, 5), control: point(9, 2)), .close,
      .line(point(-1, -1)),
      .move(point(9, 9)), .move(point(8, 8)), .cubic(point(1, 1), control1: point(2, 2), control2: point(3, 4)),
    ])
    let contours = path.contours
    #expect(contours.map(\.isClosed) == [true, false, false])
    #expect(contours.map(\.segments.count) == [3, 1, 1])
    // Closing draws a line to where the part began, and what follows goes on from there.
    #expect(contours[0].segments[2] == .line(point(5, 5), point(0, 0)))
    #expect(contours[1].segments == [.line(point(0, 0), point(-1, -1))])
    #expect(contours[2].segments[0].start == point(8, 8))
    #expect(Path([.close]).contours.isEmpty && Path([.move(point(1, 1)), .close]).contours.isEmpty)
    // A line without a move begins in the origin.
    #expect(Path([.line(point(3, 4))]).contours[0].segments == [.line(.zero, point(3, 4))])
  }

  @Test func `the corners of a part stand once each`() {
    #expect(Path(0, 0, 4, 4).contours[0].points.count == 4)
    let closed = Path(through: [point(0, 0), point(4, 0), point(4, 4), point(0, 0)])
    #expect(closed.contours[0].points.count == 3)
    #expect(Path(through: [point(0, 0), point(4, 0)], closed: false).contours[0].points == [point(0, 0), point(4, 0)])
    #expect(PathContour().points.isEmpty)
  }
}
