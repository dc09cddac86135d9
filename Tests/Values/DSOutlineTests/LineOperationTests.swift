import DSGeometry
import DSOutline
import TestRandom
import Testing

struct LineOperationTests {
  private let square = Path(0, 0, 10, 10)
  private let circle = Path(ellipseAt: .zero, 10, 10)

  private func inside(_ line: Path, _ area: Path, evenOdd: Bool = false) -> Path {
    LineOperation(keepsInside: true, evenOdd: evenOdd).parts(of: line, area)
  }

  private func outside(_ line: Path, _ area: Path, evenOdd: Bool = false) -> Path {
    LineOperation(keepsInside: false, evenOdd: evenOdd).parts(of: line, area)
  }

  private func line(_ points: (Double, Double)...) -> Path {
    Path(through: points.map { Point(x: $0.0, y: $0.1) }, closed: false)
  }

  @Test func `lines are cut where an area begins and ends`() {
    let line = line((-5, 5), (20, 5))
    #expect(inside(line, square).text == "0 5 m 10 5 l")
    #expect(outside(line, square).text == "-5 5 m 0 5 l 10 5 m 20 5 l")
    #expect(inside(line, Path()).isEmpty && outside(line, Path()) == line)
    #expect(inside(Path(), square).isEmpty && outside(Path(), square).isEmpty)
  }

  @Test func `a closed part begins behind a gap, and one that is not cut stays closed`() {
    let frame = Path(-15, -15, 30, 30)
    #expect(inside(circle, frame).text.hasSuffix("h") && outside(circle, frame).isEmpty)
    #expect(outside(square.moved(-5, -5), square).text == "0 5 m -5 5 l -5 -5 l 5 -5 l 5 0 l")
    let both = Path(circle.elements + circle.moved(100, 0).elements)
    #expect(inside(both, frame).contours.count == 1 && outside(both, frame).contours.map(\.isClosed) == [true])
  }

  @Test func `what runs along the edge is inside, and what touches it in a point is not cut there`() {
    #expect(outside(square, square).isEmpty && inside(square, square).text.hasSuffix("h"))
    let beside = square.moved(10, -5)
    #expect(inside(circle, beside).isEmpty && outside(circle, beside).text.hasSuffix("h"))
    #expect(inside(line((0, -5), (0, 15)), square).text == "0 0 m 0 10 l")
  }

  @Test func `the rule decides what of a line is inside`() {
    let ring = Path(square.moved(-5, -5).elements + Path(-2, -2, 4, 4).elements)
    let line = line((-10, 0), (10, 0))
    #expect(inside(line, ring).text == "-5 0 m 5 0 l")
    #expect(inside(line, ring, evenOdd: true).text == "-5 0 m -2 0 l 2 0 m 5 0 l")
    #expect(outside(line, ring, evenOdd: true).contours.count == 3)
  }

  @Test func `curves are cut where they cross the edge`() {
    let half = inside(circle, Path(0, -20, 20, 40))
    #expect(half.contours.count == 1 && !half.contours[0].isClosed)
    #expect(isClose(half.length, .pi * 10, 0.02))
    #expect(half.contours[0].segments.allSatisfy { if case .cubic = $0 { true } else { false } })
  }

  @Test(arguments: [Double.nan, .infinity]) func `a line with a coordinate that is no number has no parts`(
    value: Double
  ) {
    #expect(inside(line((0, 0), (value, 5)), square).isEmpty && outside(line((0, 0), (value, 5)), square).isEmpty)
  }

  @Test(arguments: 0..<40) func `the parts inside and outside are the line, each on its side`(seed: Int) {
    var random = SeededRandom(seed: 6000 + seed)
    let (line, area) = (random.outline(), random.outline())
    let evenOdd = seed.isMultiple(of: 2)
    let (kept, left) = (inside(line, area, evenOdd: evenOdd), outside(line, area, evenOdd: evenOdd))
    #expect(isClose(kept.length + left.length, line.length, 0.05), "\(kept.length) + \(left.length) of \(line.length)")
    for (path, isWanted) in [(kept, true), (left, false)] {
      for segment in path.contours.flatMap(\.segments) {
        for t in [0.25, 0.5, 0.75] {
          // Points next to the edge may be on either side of it.
          guard let turns = area.reference(around: segment.point(t)) else { continue }
          #expect((evenOdd ? !turns.isMultiple(of: 2) : turns != 0) == isWanted, "\(segment) at \(t)")
        }
      }
    }
  }
}
