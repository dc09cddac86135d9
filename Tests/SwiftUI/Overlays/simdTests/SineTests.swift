import Foundation
import Testing
import simd

@Suite("Sines of vectors")
struct SineTests {
  private func largest<Number: FloatingPoint>(_ number: Number, _ bound: Number) -> Number { max(number, bound) }

  @Test("are those of their numbers, and leave alone those of a number whose type follows from the rest")
  func sines() {
    #expect(sin(SIMD2<Double>(0, .pi / 2)) == SIMD2(0, 1))
    #expect(cos(SIMD3<Float>(0, 0, 0)) == SIMD3(1, 1, 1))
    let scales = (0..<2).map { place in
      let part = CGFloat(place) / 2
      var scale = 1 + 0.5 * (1 - pow(sin(part * .pi), 2)) + .random(in: 0...0)
      scale *= 1 - pow(2, -50 * largest(part, 1))
      return scale
    }
    #expect(scales.map { ($0 * 100).rounded() } == [150, 100])
  }
}
