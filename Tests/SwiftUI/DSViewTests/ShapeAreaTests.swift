import SwiftUI
import Testing

struct ShapeAreaTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `shapes are combined in the rectangle that they are drawn in`() {
    let (rectangle, circle) = (Path(box), Circle().path(in: box))
    let left = Rectangle().size(width: 20, height: 20)
    #expect(Rectangle().subtracting(Circle()).path(in: box) == rectangle.subtracting(circle))
    #expect(Circle().union(Rectangle()).path(in: box) == circle.union(rectangle))
    #expect(
      Circle().intersection(Rectangle().inset(by: 5)).path(in: box)
        == circle.intersection(Path(box.insetBy(dx: 5, dy: 5))))
    let difference = Rectangle().symmetricDifference(left).path(in: box)
    #expect(difference.boundingRect == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(Rectangle().lineSubtraction(left).path(in: box).boundingRect.minX == 20)
    #expect(Rectangle().lineIntersection(Circle()).path(in: box).boundingRect.width < 40)
  }

  @Test func `each operation on paths keeps its area, by the rule that is asked for`() {
    var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let band = Path(CGRect(x: -10, y: 10, width: 50, height: 10))
    // In the ring, in its hole, in the band beside it, and outside of both.
    let points = [CGPoint(x: 5, y: 15), CGPoint(x: 15, y: 15), CGPoint(x: 35, y: 15), CGPoint(x: 15, y: 35)]
    let corner = CGPoint(x: 5, y: 5)
    func hits(_ path: Path) -> [Bool] { (points + [corner]).map { path.contains($0) } }
    #expect(hits(ring.union(band, eoFill: true)) == [true, true, true, false, true])
    #expect(hits(ring.intersection(band, eoFill: true)) == [true, false, false, false, false])
    #expect(hits(ring.intersection(band)) == [true, true, false, false, false])
    #expect(hits(ring.subtracting(band, eoFill: true)) == [false, false, false, false, true])
    #expect(hits(band.subtracting(ring, eoFill: true)) == [false, true, true, false, false])
    #expect(hits(ring.symmetricDifference(band, eoFill: true)) == [false, true, true, false, true])
    #expect(hits(ring.normalized()) == [true, false, false, false, true])
    #expect(hits(ring.normalized(eoFill: false)) == [true, true, false, false, true])
    #expect(ring.cgPath.union(band.cgPath).contains(points[2]))
    var line = Path()
    line.addLines([CGPoint(x: -5, y: 15), CGPoint(x: 35, y: 15)])
    #expect(line.lineIntersection(ring, eoFill: true).description == "0 15 m 10 15 l 20 15 m 30 15 l")
    #expect(line.lineIntersection(ring).description == "0 15 m 30 15 l")
    #expect(line.lineSubtraction(ring, eoFill: true).description == "-5 15 m 0 15 l 10 15 m 20 15 l 30 15 m 35 15 l")
  }
}
