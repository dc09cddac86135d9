import DSDisplayList
import DSGeometry
import DSSymbol
import TestRandom
import Testing

@testable import DSPaint

/// Gradients of symbols under the map to the picture.
@Suite struct SymbolGradientTests {
  private static let stops = [
    SymbolGradient.Stop(position: 0, color: .white), SymbolGradient.Stop(position: 1, color: .black),
  ]
  private let rect = Rect(x: 0, y: 0, width: 100, height: 50)

  private func drawn(_ gradient: SymbolGradient, by map: AffineTransform) -> [DrawCommand] {
    gradient.drawn(1, by: map, in: rect) { .fill(.rect(rect), $0) }
  }

  @Test func `a line of colours has at every point the colour of its own coordinates, whatever the map`() throws {
    var random = SeededRandom(seed: 12)
    func number() -> Double { .random(in: -3...3, using: &random) }
    for _ in 0..<200 {
      let (start, end) = (Point(x: number(), y: number()), Point(x: number(), y: number()))
      let own = AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let map = AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let gradient = SymbolGradient(stops: Self.stops, shape: .linear(start: start, end: end), transform: own)
      guard case .fill(_, .linearGradient(_, let from, let to))? = drawn(gradient, by: map).first?.kind else {
        Issue.record("no linear gradient")
        return
      }
      func position(_ point: Point, _ start: Point, _ end: Point) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        return ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
      }
      for _ in 0..<5 {
        let point = Point(x: number(), y: number())
        let difference = position(point, start, end) - position(own.then(map).apply(point), from, to)
        #expect(abs(difference) < 1e-6)
      }
    }
  }

  @Test func `a circle that stays one is drawn as it is, and an ellipse in its own coordinates`() throws {
    let gradient = SymbolGradient(
      stops: Self.stops, shape: .radial(center: Point(x: 1, y: 2), radius: 3), transform: .identity)
    let even = drawn(gradient, by: .scale(x: 2, y: 2))
    guard case .fill(_, .radialGradient(_, let center, 0, let radius))? = even.first?.kind else {
      Issue.record("\(even)")
      return
    }
    #expect(center == Point(x: 2, y: 4) && radius == 6)
    let stretched = drawn(gradient, by: .scale(x: 2, y: 1))
    guard case .group(let group)? = stretched.first?.kind, case .group(let inner)? = group.commands.first?.kind else {
      Issue.record("\(stretched)")
      return
    }
    #expect(group.mask == [.fill(.rect(rect), .solid(.black))])
    #expect(inner.transform == .scale(x: 2, y: 1))
    guard case .fill(let shape, _)? = inner.commands.first?.kind else { return }
    #expect(shape.bounds == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test(arguments: [0, 1e-7, 1e-300])
  func `a map that flattens the drawing gives the last colour`(width: Double) {
    let gradient = SymbolGradient(
      stops: Self.stops, shape: .radial(center: .zero, radius: 3), transform: AffineTransform(a: width, d: 1))
    #expect(drawn(gradient, by: .identity) == [.fill(.rect(rect), .solid(.black))])
  }
}
