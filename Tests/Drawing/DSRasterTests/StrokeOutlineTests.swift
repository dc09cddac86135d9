import DSDisplayList
import DSGeometry
import Testing

@testable import DSRaster

/// The outlines of strokes, point by point.
@Suite struct StrokeOutlineTests {
  private func path(_ elements: Path.Element...) -> Path { Path(elements) }
  private func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// The contours, each as `x,y` of its corners.
  private func outline(_ path: Path, _ stroke: Stroke, under transform: AffineTransform = .identity) -> [String] {
    strokeContours(path, stroke, under: transform).map { contour in
      contour.map { "\($0.x.text(digits: 3)),\($0.y.text(digits: 3))" }.joined(separator: " ")
    }
  }

  @Test func `a straight line becomes a box, longer by half of its width with square caps`() {
    let line = path(.move(at(2, 5)), .line(at(8, 5)))
    #expect(outline(line, Stroke(width: 2)) == ["2,4 8,4 8,6 8,6 2,6 2,4"])
    #expect(outline(line, Stroke(width: 2, cap: .square)) == ["2,4 8,4 9,4 9,6 8,6 8,6 2,6 1,6 1,4 2,4"])
  }

  @Test func `a corner is mitred, bevelled or mitred only up to the limit`() {
    let corner = path(.move(at(0, 0)), .line(at(10, 0)), .line(at(10, 10)))
    // The inner side goes through the corner itself.
    let inner = "9,10 9,0 10,0 10,1 0,1"
    #expect(outline(corner, Stroke(width: 2)) == ["0,-1 10,-1 11,-1 11,0 11,10 9,10 \(inner) 0,-1"])
    #expect(outline(corner, Stroke(width: 2, join: .bevel)) == ["0,-1 10,-1 11,0 11,10 9,10 \(inner) 0,-1"])
    #expect(outline(corner, Stroke(width: 2, miterLimit: 1.4)) == outline(corner, Stroke(width: 2, join: .bevel)))
    #expect(outline(corner, Stroke(width: 2, miterLimit: 1.42)) == outline(corner, Stroke(width: 2)))
  }

  @Test func `a closed line has two contours, which turn in opposite ways`() {
    let square = path(.move(at(0, 0)), .line(at(10, 0)), .line(at(10, 10)), .line(at(0, 10)), .close)
    let contours = strokeContours(square, Stroke(width: 2))
    #expect(contours.count == 2)
    #expect(area(contours[0]) == 144)
    // The inner contour has the four small squares at the line's corners in addition.
    #expect(area(contours[1]) == -60)
    #expect([at(5, 5), at(2, 9.5), at(-0.9, -0.9)].map { winding(contours, around: $0) } == [0, 1, 1])
  }

  @Test func `the corners of a round cap lie on its circle, close enough to one another`() throws {
    let line = path(.move(at(20, 20)), .line(at(40, 20)))
    for width in [0.5, 2, 9, 30] {
      let contour = try #require(strokeContours(line, Stroke(width: width, cap: .round)).first)
      for (corner, next) in zip(contour, contour.dropFirst()) where corner.x >= 40 && next.x >= 40 {
        #expect(abs((corner - at(40, 20)).squaredLength.squareRoot() - width / 2) < 1e-9)
        let middle = (corner + next) * 0.5
        #expect(width / 2 - (middle - at(40, 20)).squaredLength.squareRoot() <= StrokePen.roundness + 1e-9)
      }
      #expect(contour.contains { abs($0.x - 40 - width / 2) < 1e-9 && abs($0.y - 20) < 1e-9 })
    }
  }

  @Test(
    arguments: [
      [.move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 5))], [.move(Point(x: 5, y: 5)), .close],
      [
        .move(Point(x: 5, y: 5)),
        .cubic(Point(x: 5, y: 5), control1: Point(x: 5, y: 5), control2: Point(x: 5, y: 5)), .close,
      ],
    ] as [[Path.Element]])
  func `a line without length is a dot with round caps, a square with square ones, and nothing with butt ones`(
    elements: [Path.Element]
  ) {
    let path = Path(elements)
    #expect(outline(path, Stroke(width: 2)) == [])
    #expect(outline(path, Stroke(width: 2, cap: .square)) == ["5,4 6,4 6,6 5,6 5,6 4,6 4,4 5,4"])
    let dot = strokeContours(path, Stroke(width: 2, cap: .round))
    #expect(dot.count == 1)
    #expect(dot[0].allSatisfy { abs(($0 - at(5, 5)).squaredLength - 1) < 1e-9 })
    #expect(abs(area(dot[0]) - .pi) < 0.05)
  }

  @Test func `a place without a line draws nothing`() {
    #expect(outline(path(.move(at(5, 5))), Stroke(width: 2, cap: .round)) == [])
    #expect(outline(path(.move(at(5, 5)), .move(at(8, 8))), Stroke(width: 2, cap: .square)) == [])
  }

  @Test func `dashes of no length are dots that turn with the line`() {
    let line = path(.move(at(0, 0)), .line(at(0, 8)))
    let squares = outline(line, Stroke(width: 2, cap: .square, dash: [0, 4]))
    #expect(squares.count == 3)
    #expect(squares[1] == "1,4 1,5 -1,5 -1,4 -1,4 -1,3 1,3 1,4")
    #expect(outline(line, Stroke(width: 2, dash: [0, 4])) == [])
  }

  @Test func `a dash goes on around a corner, and through the point where a closed line begins`() {
    let square = path(.move(at(0, 0)), .line(at(10, 0)), .line(at(10, 10)), .line(at(0, 10)), .close)
    // 4 on, 6 off: at the corners a dash begins, except that the first and the last meet at the start.
    let dashes = strokeContours(square, Stroke(width: 2, dash: [4, 6], dashPhase: 2))
    #expect(dashes.count == 4)
    #expect(dashes.allSatisfy { abs(area($0)) > 8 })
    #expect(winding(dashes, around: at(-0.9, -0.9)) == 1)
    #expect(outline(square, Stroke(width: 2, dash: [100, 1])) == outline(square, Stroke(width: 2)))
  }

  @Test func `a new contour begins where the last was closed`() {
    let both = path(.move(at(0, 0)), .line(at(4, 0)), .line(at(4, 4)), .close, .line(at(-4, 0)))
    #expect(outline(both, Stroke(width: 2)).last == "0,1 -4,1 -4,-1 -4,-1 0,-1 0,1")
  }

  @Test func `the pen is mapped by the transform, and mirrored lines turn the other way`() {
    let line = path(.move(at(1, 1)), .line(at(3, 1)))
    #expect(outline(line, Stroke(width: 1), under: .scale(x: 2, y: 4)) == ["2,2 6,2 6,6 6,6 2,6 2,2"])
    #expect(outline(line, Stroke(width: 1), under: .scale(x: -2, y: 4)) == ["-2,2 -6,2 -6,6 -6,6 -2,6 -2,2"])
  }

  @Test func `a transform that leaves no area draws no line`() {
    let line = path(.move(at(1, 1)), .line(at(3, 2)))
    for flat in [
      AffineTransform.scale(x: 1, y: 0), .scale(x: 0, y: 0), AffineTransform(a: 1, b: 1, c: 1, d: 1),
      .scale(x: 1e-12, y: 1),
    ] {
      #expect(outline(line, Stroke(width: 1, cap: .round), under: flat) == [])
    }
  }

  @Test func `a curve that turns back at a point keeps its width there`() {
    let cusp = path(.move(at(10, 10)), .cubic(at(30, 10), control1: at(40, 30), control2: at(0, 30)))
    let hairpin = path(.move(at(10, 10)), .cubic(at(10, 10), control1: at(30, 10), control2: at(30, 10)))
    for path in [cusp, hairpin] {
      for width in [1.0, 8, 30] {
        let contours = strokeContours(path, Stroke(width: width, cap: .round, join: .round))
        let points = strokePoints(path)
        for point in points { #expect(winding(contours, around: point + at(0.013, 0.017)) > 0) }
      }
    }
    // The hairpin's farthest point is at half of its length.
    let end = strokeContours(hairpin, Stroke(width: 8)).joined().map(\.x).max() ?? 0
    #expect(abs(end - (25 + 4)) < 0.05)
  }

  @Test func `the outlines of the widest and the thinnest line are finite and bounded`() {
    let curve = path(.move(at(0, 0)), .cubic(at(9000, 0), control1: at(9000, 9000), control2: at(0, -9000)), .close)
    for width in [1e-6, 0.01, 8000, 30_000] {
      for join in Stroke.Join.allCases {
        let corners = strokeContours(curve, Stroke(width: width, cap: .round, join: join)).joined()
        #expect(corners.allSatisfy { $0.isFinite })
        #expect(corners.count < 20_000)
      }
    }
  }
}
