import Foundation
import Testing
import simd

@Suite struct QuaternionTests {
  private func isNear(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Bool { simd_distance(first, second) < 1e-12 }

  @Test func `a quarter turn about z turns x into y, as a quaternion and as a matrix`() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isNear(turn.act([1, 0, 0]), [0, 1, 0]))
    #expect(isNear(simd_double3x3(turn) * [1, 0, 0], [0, 1, 0]))
    #expect(abs(turn.angle - .pi / 2) < 1e-12 && isNear(turn.axis, [0, 0, 1]))
  }

  @Test func `of a product the right one is done first`() {
    let (first, then) = (simd_quatd(angle: 1, axis: [1, 0, 0]), simd_quatd(angle: 0.5, axis: [0, 1, 0]))
    let vector: SIMD3<Double> = [1, 2, 3]
    #expect(isNear((then * first).act(vector), then.act(first.act(vector))))
    #expect(isNear((simd_double3x3(then) * simd_double3x3(first)) * vector, (then * first).act(vector)))
    #expect(isNear((first * first.inverse).act(vector), vector))
  }

  @Test func `halfway between two turns is half the angle`() {
    let (none, full) = (simd_quatd(angle: 0, axis: [0, 1, 0]), simd_quatd(angle: 1, axis: [0, 1, 0]))
    #expect(abs(simd_slerp(none, full, 0.5).angle - 0.5) < 1e-12)
    #expect(abs(simd_slerp(none, -full, 0.5).angle - 0.5) < 1e-12, "the shorter arc")
  }
}
