import DSGeometry
import Testing

@Suite struct ProjectionTests {
  private let leaning = Projection([1, 0, 0.25, 0, 1, 0, 0, 0, 1]) ?? Projection(.identity)

  @Test func `what is deeper is smaller`() {
    #expect(leaning.apply(Point(x: 4, y: 2)) == Point(x: 2, y: 1))
    #expect(leaning.apply(Point(x: -2, y: 2)) == Point(x: -4, y: 4))
    #expect(leaning.affine == nil)
    #expect(Projection(.translation(x: 3, y: 0)).affine == .translation(x: 3, y: 0))
    #expect(Projection([2, 0, 0, 0, 4, 0, 6, 0, 2])?.affine == AffineTransform(a: 1, d: 2, tx: 3))
    #expect(Projection([1, 2]) == nil)
  }

  @Test func `the map back undoes it, unless the plane becomes a line`() throws {
    let back = try #require(leaning.inverse)
    #expect(leaning.then(back) == Projection(.identity))
    #expect(Projection([1, 0, 0, 1, 0, 0, 0, 0, 1])?.inverse == nil)
  }

  @Test func `what is behind the viewer has no image, and is cut from bounds`() throws {
    #expect(leaning.apply(Point(x: -4, y: 0)) == nil)
    #expect(leaning.bounds(of: Rect(x: -20, y: 0, width: 4, height: 4)) == nil)
    let bounds = try #require(leaning.bounds(of: Rect(x: -20, y: 0, width: 24, height: 4)))
    #expect(bounds.maxX == 2 && bounds.minX < -250 && bounds.isFinite)
  }

  @Test func `the nearest map without perspective is exact along lines of one depth`() throws {
    let near = try #require(leaning.nearest(at: Point(x: 4, y: 0)))
    #expect(near.apply(Point(x: 4, y: 6)) == leaning.apply(Point(x: 4, y: 6)))
    #expect(leaning.nearest(at: Point(x: -4, y: 0)) == nil)
  }
}
