import DSGeometry
import DSOutline
import TestRandom
import Testing

struct PathMeasureTests {
  private let square = Path(0, 0, 10, 10)
  private let circle = Path(ellipseAt: Point(x: 10, y: 10), 10, 10)

  @Test func `the bounds are those of the curve, not of its control points`() {
    let arch = Path([.move(.zero), .quadratic(Point(x: 10, y: 0), control: Point(x: 5, y: 10))])
    #expect(arch.outlineBounds == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(circle.outlineBounds == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(Path([.move(Point(x: 3, y: 4))]).outlineBounds == Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(Path().outlineBounds == nil && Path([.close]).outlineBounds == nil)
  }

  @Test(arguments: 0..<20) func `the bounds hold every point of the curve, and each edge touches one`(seed: Int) throws
  {
    var random = SeededRandom(seed: seed)
    let path = random.outline()
    let bounds = try #require(path.outlineBounds)
    let points = path.contours.flatMap { $0.segments.flatMap { $0.even(512) } }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let measured = try [#require(xs.min()), #require(ys.min()), #require(xs.max()), #require(ys.max())]
    for (edge, value) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], measured) {
      #expect(isClose(edge, value, 0.02))
    }
    #expect(bounds.minX <= measured[0] + 1e-9 && bounds.minY <= measured[1] + 1e-9)
    #expect(bounds.maxX >= measured[2] - 1e-9 && bounds.maxY >= measured[3] - 1e-9)
  }

  @Test func `turns are counted with their direction, open parts as closed ones`() {
    let middle = Point(x: 5, y: 5)
    #expect(square.turns(around: middle) == 1)
    let back = Path(through: [Point(x: 0, y: 0), Point(x: 0, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 0)])
    #expect(back.turns(around: middle) == -1)
    #expect(Path(square.elements + square.elements).turns(around: middle) == 2)
    #expect(Path(square.elements + back.elements).turns(around: middle) == 0)
    #expect(Path(Array(square.elements.dropLast())).turns(around: middle) == 1)
    #expect(square.turns(around: Point(x: 15, y: 5)) == 0 && Path().turns(around: middle) == 0)
  }

  @Test(arguments: 0..<20) func `turns are those that the angles add up to`(seed: Int) {
    var random = SeededRandom(seed: 100 + seed)
    let path = random.outline()
    for _ in 0..<40 {
      let point = random.point()
      if let turns = path.reference(around: point) { #expect(path.turns(around: point) == turns, "\(point)") }
    }
  }

  @Test func `a part of a path is measured along it`() {
    #expect(square.trimmed(from: 0, to: 1) == square && square.trimmed(from: -3, to: 7) == square)
    #expect(square.trimmed(from: 0.125, to: 0.375).text == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmed(from: 0.75, to: 1).text == "0 10 m 0 0 l")
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty && square.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(Path().trimmed(from: 0.2, to: 0.4).isEmpty)
    // Each part of the path goes on where the one before it ended, without a line between them.
    let two = Path(square.elements + square.moved(50, 0).elements)
    #expect(two.trimmed(from: 0.4, to: 0.6).text == "0 8 m 0 0 l 50 0 m 58 0 l")
  }

  @Test(arguments: 0..<20) func `a part has its share of the length`(seed: Int) {
    var random = SeededRandom(seed: 200 + seed)
    let path = random.outline()
    let cuts = [Double.random(in: 0.1...0.4, using: &random), Double.random(in: 0.5...0.9, using: &random)]
    let whole = path.length
    let parts = [(0, cuts[0]), (cuts[0], cuts[1]), (cuts[1], 1)].map { path.trimmed(from: $0.0, to: $0.1).length }
    #expect(isClose(parts.reduce(0, +), whole, whole * 2e-3))
    #expect(isClose(parts[1], whole * (cuts[1] - cuts[0]), whole * 2e-3))
  }

  @Test func `steps of no length are no part of a trimmed path`() {
    let corners = [(0.0, 0.0), (0, 0), (10, 0), (10, 0), (20, 0)].map { Point(x: $0.0, y: $0.1) }
    let line = Path(through: corners, closed: false)
    #expect(line.trimmed(from: 0.25, to: 0.75).text == "5 0 m 10 0 l 15 0 l")
    #expect(Path(through: [.zero, .zero], closed: false).trimmed(from: 0.2, to: 0.8).isEmpty)
  }
}
