import DSGeometry
import SwiftUI
import TestRandom
import Testing

@testable import DSEffects
@testable import DSView

struct ProjectionTests {
  private func map(_ random: inout SeededRandom) -> CGAffineTransform {
    func number(_ random: inout SeededRandom) -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    return CGAffineTransform(
      a: number(&random), b: number(&random), c: number(&random), d: number(&random), tx: number(&random),
      ty: number(&random))
  }

  private func isClose(_ a: ProjectionTransform, _ b: ProjectionTransform) -> Bool {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m31, b.m31),
      (a.m32, b.m32), (a.m33, b.m33),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(arguments: 0..<20) func `maps are put together as plane maps are, in any grouping`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let (a, b, c) = (map(&random), map(&random), map(&random))
    let (p, q, r) = (ProjectionTransform(a), ProjectionTransform(b), ProjectionTransform(c))
    #expect(isClose(p.concatenating(q), ProjectionTransform(a.concatenating(b))))
    #expect(isClose(p.concatenating(q).concatenating(r), p.concatenating(q.concatenating(r))))
    #expect(isClose(p.concatenating(ProjectionTransform()), p) && isClose(ProjectionTransform().concatenating(p), p))
    #expect(p.concatenating(q).isAffine)
  }

  @Test func `a map says whether it leaves the plane, and whether it does anything`() {
    var map = ProjectionTransform()
    #expect(map.isIdentity && map.isAffine)
    map.m13 = 0.1
    #expect(!map.isIdentity && !map.isAffine)
    map = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
    #expect(!map.isIdentity && map.isAffine)
  }

  @Test func `a turn about the axis that points out of the plane is a turn in it`() throws {
    for degrees in [0.0, 30, 90, 200, -45] {
      let turn = try #require(Projection(turning: .degrees(degrees), (0, 0, 3), 0, 1).affine)
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      let found = [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty]
      #expect(zip(found, [cosine, sine, -sine, cosine, 0, 0]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func `a turn about an axis in the plane makes a view narrower across it, and what goes back smaller`() throws {
    let about = Projection(turning: .degrees(60), (1, 0, 0), 0, 1)
    #expect(abs(about.m11 - 1) < 1e-9 && abs(about.m22 - 0.5) < 1e-9)
    #expect(about.depth(at: Point(x: 0, y: -0.5)) > 1 && about.depth(at: Point(x: 0, y: 0.5)) < 1)
    let upright = Projection(turning: .degrees(60), (0, 1, 0), 10, 0)
    let flat = try #require(upright.affine)
    #expect(abs(flat.a - 0.5) < 1e-9 && abs(flat.d - 1) < 1e-9)
    // What stands before the axis moves to the side.
    #expect(abs(flat.tx + 10 * sin(Double.pi / 3)) < 1e-9 && abs(flat.ty) < 1e-9)
  }

  @Test func `a turn about no axis is none, and one all round comes back`() {
    #expect(Projection(turning: .degrees(60), (0, 0, 0), 5, 1) == Projection(.identity))
    let round = Projection(turning: .degrees(360), (1, 2, 3), 5, 0)
    #expect(zip(round.numbers, Projection(.identity).numbers).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
