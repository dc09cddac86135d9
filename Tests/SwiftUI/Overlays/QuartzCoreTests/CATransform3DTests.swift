import DSEffects
import Foundation
import QuartzCore
import Testing

@Suite struct CATransform3DTests {
  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-9 }

  @Test func `a quarter turn about the axis towards the viewer turns x into y`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isNear(turn.m11, 0) && isNear(turn.m12, 1) && isNear(turn.m21, -1) && isNear(turn.m22, 0))
    #expect(CATransform3DIsAffine(turn))
  }

  @Test func `what is concatenated first is done first`() {
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1))
    #expect(moved.m41 == 20)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0) == moved)
  }

  @Test func `a turn about no axis changes nothing`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `an effect draws what a map of space does to the plane`() {
    var map = CATransform3DMakeTranslation(3, 4, 5)
    #expect(ProjectionTransform(map).m31 == 3 && ProjectionTransform(map).m32 == 4)
    #expect(ProjectionTransform(map).isAffine)
    map.m34 = -1 / 500
    #expect(ProjectionTransform(CATransform3DRotate(map, 0.5, 0, 1, 0)).isAffine == false)
  }
}
