import DSGeometry
import DSOutline
import Testing

struct DegenerateAreaTests {
  private static let square = Path(0, 0, 10, 10)
  private static let operations: [AreaOperation] = [.union, .intersection, .subtraction, .difference]

  private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// Outlines that enclose nothing.
  private static let flat: [(String, Path)] = [
    ("nothing", Path()), ("a place", Path([.move(point(5, 5))])), ("closings", Path([.close, .close])),
    ("a line", Path(through: [point(2, 2), point(8, 8)], closed: false)),
    ("a line there and back", Path(through: [point(2, 2), point(20, 2), point(2, 2)])),
    ("a line of no length", Path(through: [point(3, 3), point(3, 3)])),
    ("three points of a line", Path(through: [point(-5, 5), point(5, 5), point(15, 5)])),
    (
      "a curve of no length",
      Path([.move(point(4, 4)), .cubic(point(4, 4), control1: point(4, 4), control2: point(4, 4))])
    ),
    ("a flat curve", Path([.move(point(0, 4)), .quadratic(point(9, 4), control: point(20, 4))])),
    ("a flat rectangle", Path(2, 2, 6, 0)),
  ]

  @Test(arguments: flat) func `an outline that encloses nothing changes no area`(name: String, path: Path) {
    let results = Self.operations.map { $0.outline(Self.square, path, evenOdd: false) }
    #expect(results.map { $0.area.rounded() } == [100, 0, 100, 100], "\(results.map(\.text))")
    #expect(results[0].steps == 4 && results[1].isEmpty)
    for operation in Self.operations { #expect(operation.outline(path, path, evenOdd: true).isEmpty) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `an outline with a coordinate that is no number, or too large, has no area with any other`(value: Double) {
    let broken = Path(through: [.zero, Point(x: value, y: 0), Point(x: 5, y: -value)])
    for operation in Self.operations {
      for (a, b) in [(Self.square, broken), (broken, Self.square), (broken, broken)] {
        #expect(operation.outline(a, b, evenOdd: false).isEmpty)
      }
    }
  }

  @Test(arguments: [1e-150, 1e-6, 1, 1e6, 1e150])
  func `outlines of any size are cut alike`(scale: Double) {
    let (a, b) = (Self.square.scaled(scale), Self.square.moved(5, 5).scaled(scale))
    let results = Self.operations.map { $0.outline(a, b, evenOdd: false).scaled(1 / scale).area }
    #expect(zip(results, [175, 25, 75, 150]).allSatisfy { isClose($0, $1, 1e-6) }, "\(results)")
  }

  @Test func `an area far from the origin keeps its corners`() {
    let far = 1_048_576.0
    let union = AreaOperation.union.outline(
      Self.square.moved(far, far), Self.square.moved(far + 5, far + 5), evenOdd: false)
    #expect(union.moved(-far, -far).text == "10 0 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l 0 0 l h")
  }

  @Test func `corners that stand twice and points along an edge are left out`() {
    let corners = [(0, 0), (0, 0), (5, 0), (10, 0), (10, 10), (10, 10), (0, 10), (0, 5)]
    let crowded = Path(through: corners.map { Point(x: Double($0.0), y: Double($0.1)) })
    #expect(AreaOperation.union.outline(crowded, Path(), evenOdd: false).steps == 4)
  }

  @Test func `a spike and a bridge of no width are no part of the area`() {
    let spike = Path(through: [(0, 0), (10, 0), (10, 5), (30, 5), (10, 5), (10, 10), (0, 10)].map(Self.point))
    #expect(
      AreaOperation.union.outline(spike, Path(), evenOdd: false).outlineBounds
        == Rect(x: 0, y: 0, width: 10, height: 10))
    let bridge = Path(
      through: [
        (0, 0), (10, 0), (10, 5), (20, 5), (20, 0), (30, 0), (30, 10), (20, 10), (20, 5), (10, 5), (10, 10), (0, 10),
      ]
      .map(Self.point))
    let parts = AreaOperation.union.outline(bridge, Path(), evenOdd: false)
    #expect(parts.contours.count == 2 && parts.area == 200)
  }

  @Test func `a curve that crosses itself encloses its loop, twice where it winds twice`() {
    let loop = Path([
      .move(Point(x: 0, y: 0)),
      .cubic(Point(x: 10, y: 0), control1: Point(x: 30, y: 30), control2: Point(x: -20, y: 30)),
    ])
    let whole = AreaOperation.union.outline(loop, Path(), evenOdd: false)
    #expect(whole.area > 0 && isClose(AreaOperation.union.outline(whole, Path(), evenOdd: true).area, whole.area, 1e-6))
    let twice = Path(Self.square.elements + Self.square.elements)
    #expect(AreaOperation.union.outline(twice, Path(), evenOdd: false).area == 100)
    #expect(AreaOperation.union.outline(twice, Path(), evenOdd: true).isEmpty)
    let against = Path(
      Self.square.elements + Path(through: [(0, 0), (0, 10), (10, 10), (10, 0)].map(Self.point)).elements)
    #expect(AreaOperation.union.outline(against, Path(), evenOdd: false).isEmpty)
  }

  @Test func `nearly equal circles leave no slivers`() {
    let circle = Path(ellipseAt: Point(x: 50, y: 50), 40, 40)
    for shift in [1e-13, 1e-10, 1e-9] {
      let other = circle.moved(shift, shift)
      #expect(AreaOperation.union.outline(circle, other, evenOdd: false).steps <= 12)
      #expect(abs(AreaOperation.difference.outline(circle, other, evenOdd: false).area) < 1e-3)
      #expect(isClose(AreaOperation.intersection.outline(circle, other, evenOdd: false).area, circle.area, 1e-3))
    }
  }

  @Test func `an area of many parts is cut as one of few`() {
    let stripes = Path((0..<60).flatMap { Path(Double($0) * 4, 0, 2, 100).elements })
    let bars = Path((0..<25).flatMap { Path(0, Double($0) * 4, 240, 2).elements })
    #expect(AreaOperation.intersection.outline(stripes, bars, evenOdd: false).contours.count == 60 * 25)
    let left = AreaOperation.subtraction.outline(stripes, bars, evenOdd: false).area
    #expect(isClose(left, 6_000, 1e-6))
  }

  private static func point(_ place: (Int, Int)) -> Point { Point(x: Double(place.0), y: Double(place.1)) }
}
