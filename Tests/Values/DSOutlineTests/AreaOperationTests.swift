import DSGeometry
import DSOutline
import Testing

struct AreaOperationTests {
  private let square = Path(0, 0, 10, 10)
  private let circle = Path(ellipseAt: .zero, 10, 10)
  private let nothing = Path()

  private func union(_ a: Path, _ b: Path, evenOdd: Bool = false) -> Path {
    AreaOperation.union.outline(a, b, evenOdd: evenOdd)
  }

  private func intersection(_ a: Path, _ b: Path) -> Path { AreaOperation.intersection.outline(a, b, evenOdd: false) }

  private func subtraction(_ a: Path, _ b: Path) -> Path { AreaOperation.subtraction.outline(a, b, evenOdd: false) }

  private func difference(_ a: Path, _ b: Path) -> Path { AreaOperation.difference.outline(a, b, evenOdd: false) }

  @Test func `areas of rectangles have the corners that one expects`() {
    let moved = square.moved(5, 5)
    #expect(union(square, moved).text == "10 0 m 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l 0 0 l h")
    #expect(intersection(square, moved).text == "10 10 m 5 10 l 5 5 l 10 5 l h")
    #expect(subtraction(square, moved).text == "10 0 m 10 5 l 5 5 l 5 10 l 0 10 l 0 0 l h")
    #expect(isClose(difference(square, moved).area, 150))
    let beside = square.moved(10, 0)
    #expect(union(square, beside).outlineBounds == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(union(square, beside).steps == 4)
    #expect(intersection(square, beside).isEmpty)
  }

  @Test func `areas that touch in a corner are two, and an area in another one a hole or nothing`() {
    let corner = union(square, square.moved(10, 10))
    #expect(corner.contours.count == 2 && corner.steps == 8)
    let inner = Path(2, 2, 6, 6)
    #expect(union(square, inner).steps == 4 && intersection(square, inner).area == 36)
    let ring = subtraction(square, inner)
    #expect(ring.contours.count == 2 && ring.area == 64 && subtraction(inner, square).isEmpty)
    #expect(ring.turns(around: Point(x: 1, y: 1)) != 0 && ring.turns(around: Point(x: 5, y: 5)) == 0)
    // What fills the hole makes it whole again.
    #expect(union(ring, inner).steps == 4 && union(ring, inner).area == 100)
  }

  @Test func `what is equal or empty stays as simple as it was`() {
    for path in [square, circle, Path(starAt: Point(x: 50, y: 50), radius: 40, tips: 5, step: 1)] {
      let normal = union(path, nothing)
      #expect(union(path, path).steps == normal.steps && normal.steps == path.steps)
      #expect(isClose(union(path, path).area, path.area, 1e-6))
      #expect(isClose(intersection(path, path).area, path.area, 1e-6))
      #expect(subtraction(path, path).isEmpty && difference(path, path).isEmpty)
      #expect(isClose(normal.area, path.area, 1e-6) && intersection(path, nothing).isEmpty)
      #expect(union(nothing, path).steps == normal.steps && subtraction(nothing, path).isEmpty)
    }
    #expect(union(nothing, nothing).isEmpty && difference(nothing, nothing).isEmpty)
  }

  @Test func `curves stay curves, cut where they cross`() {
    let lens = intersection(circle, circle.moved(10, 0))
    #expect(lens.steps == 4)
    // Circles of radius 10 whose centres are 10 apart cross at a height of 5·√3.
    #expect(isClose(lens.outlineBounds?.minY ?? 0, -5 * 3.0.squareRoot(), 0.003))
    #expect(isClose(lens.area, 200 * Double.pi / 3 - 50 * 3.0.squareRoot(), 0.1))
    let hole = subtraction(Path(-20, -20, 40, 40), circle)
    #expect(isClose(hole.area, 1_600 - circle.area, 1e-6) && hole.steps == 8)
    #expect(hole.turns(around: .zero) == 0 && hole.turns(around: Point(x: 15, y: 15)) != 0)
    // What an operation made and its source run along one another.
    let joined = union(circle, circle.moved(10, 0))
    let again = intersection(joined, circle)
    #expect(isClose(again.area, circle.area, 1e-3) && again.steps <= 10)
  }

  @Test func `the rule decides what outlines that cross themselves enclose`() {
    let star = Path(starAt: .zero, radius: 50, tips: 5, step: 2)
    let (whole, tips) = (union(star, nothing), union(star, nothing, evenOdd: true))
    #expect(whole.turns(around: .zero) != 0 && tips.turns(around: .zero) == 0)
    #expect(whole.steps == 10 && tips.steps == 15)
    let tip = Point(x: 0, y: -30)
    #expect(tips.turns(around: tip) != 0 && !tips.turns(around: tip).isMultiple(of: 2))
    #expect(union(star, square, evenOdd: true).area < union(star, square).area)
  }
}
