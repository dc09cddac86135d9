import DSGeometry
import Testing

struct GeometryTests {
  @Test func `edges snap by themselves, so that neighbours never part`() {
    let grid = PixelGrid(scale: 1)
    let first = grid.snap(Rect(x: 0, y: 0, width: 61.333, height: 1))
    let second = grid.snap(Rect(x: 61.333, y: 0, width: 61.333, height: 1))
    #expect(first.maxX == second.minX)
    #expect(second.maxX == 123)
    #expect(PixelGrid(scale: 2).snap(Rect(x: 0.25, y: 0, width: 0.5, height: 1)).minX == 1)
  }

  @Test func `an inset larger than the rectangle leaves its middle`() {
    #expect(Rect(x: 0, y: 0, width: 10, height: 20).inset(by: 6) == Rect(x: 5, y: 6, width: 0, height: 8))
    #expect(Rect(x: 0, y: 0, width: 10, height: 10).inset(by: -1) == Rect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test func `radii shrink by one factor until neighbours fit`() {
    let radii = CornerRadii(topLeading: 30, topTrailing: 10, bottomTrailing: 0, bottomLeading: 0)
    let fitted = radii.fitted(to: Size(width: 20, height: 100))
    #expect(fitted == CornerRadii(topLeading: 15, topTrailing: 5, bottomTrailing: 0, bottomLeading: 0))
    #expect(CornerRadii(2000).fitted(to: Size(width: 40, height: 20)).uniform == 10)
  }

  @Test func `transforms apply in the order they are written`() {
    let move = AffineTransform.translation(x: 10, y: 0)
    let grow = AffineTransform.scale(x: 2, y: 2)
    #expect(move.then(grow).apply(Point(x: 1, y: 1)) == Point(x: 22, y: 2))
    #expect(grow.then(move).apply(Point(x: 1, y: 1)) == Point(x: 12, y: 2))
    let quarter = AffineTransform.rotation(sine: 1, cosine: 0)
    #expect(quarter.apply(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(quarter.bounds(of: Rect(x: 0, y: 0, width: 4, height: 2)) == Rect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func `colours are clamped and pack as straight alpha`() {
    #expect(Color(red: 2, green: -1, blue: .nan).argb == 0xFFFF_0000)
    #expect(Color(hex: 0x123456, alpha: 0.5).argb == 0x8012_3456)
    #expect(Color(hex: 0x0A0B0C, alpha: 0.5).hexText == "#0a0b0c80")
    #expect(Color.white.opacity(0.25).alpha == 0.25)
  }

  @Test func `a threshold keeps nothing nothing and all all, wherever it lies`() {
    for limit in [0, 0.01, 0.5, 0.99, 1] {
      let map = ColorMatrix.threshold(alpha: limit)
      #expect(map.apply(Color(red: 1, green: 0, blue: 0, alpha: 0)).alpha == 0)
      #expect(map.apply(Color(red: 1, green: 0, blue: 0, alpha: 1)) == .white)
    }
    #expect(ColorMatrix.threshold(alpha: 0.5).apply(Color(red: 0, green: 0, blue: 0, alpha: 0.5)).alpha == 0.5)
    #expect(ColorMatrix.threshold(alpha: 0.5).apply(Color(red: 0, green: 0, blue: 0, alpha: 0.4)).alpha == 0)
  }
}
