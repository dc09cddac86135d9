import DSGeometry
import Foundation
import TestRandom

extension SeededRandom {
  /// A point of a square of 100.
  mutating func point() -> Point {
    Point(x: Double.random(in: 0...100, using: &self), y: Double.random(in: 0...100, using: &self))
  }

  /// A polygon whose corners are on tens, so that edges and corners fall together, and lines have no length.
  mutating func polygon() -> Path {
    Path(
      through: (0..<Int.random(in: 3...8, using: &self)).map { _ in
        Point(
          x: Double(Int.random(in: 0...10, using: &self) * 10), y: Double(Int.random(in: 0...10, using: &self) * 10))
      })
  }

  private mutating func box() -> Rect {
    func ten(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self) * 10) }
    return Rect(x: ten(0...5), y: ten(0...5), width: ten(3...5), height: ten(3...5))
  }

  /// An outline that is round, square or starred, crosses itself, or has open parts.
  mutating func outline() -> Path {
    let box = box()
    let ellipse = Path(ellipseAt: box.center, box.width / 2, box.height / 2)
    let rectangle = Path(box.minX, box.minY, box.width, box.height)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: return rectangle
    case 1: return ellipse
    case 2: return polygon()
    case 3:
      let angle = Double.random(in: 0...6, using: &self)
      let turned = Path(ellipseAt: .zero, 40, 20).applying(
        AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 50, ty: 50))
      return turned
    case 4: return Path(rectangle.elements + Path(ellipseAt: point(), 20, 15).elements)
    case 5:
      let turn = Double.random(in: 0...6, using: &self)
      return Path(starAt: point(), radius: 40, tips: 7, step: 3, turn: turn)
    default:
      return Path(
        [.move(point())]
          + (0..<4).map { _ in
            Bool.random(using: &self)
              ? .cubic(point(), control1: point(), control2: point()) : .quadratic(point(), control: point())
          })
    }
  }
}
