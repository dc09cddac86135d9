import SwiftUI
import Testing
import ViewTestSupport

private struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}

private struct Stacked: Layout {
  var gap: Double
  var animatableData: Double {
    get { gap }
    set { gap = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
struct AnimationTests {
  @Test func `springs and curves give their values`() {
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(spring.value(target: 1.0, time: 0) == 0 && abs(spring.value(target: 1.0, time: 5) - 1) < 1e-9)
    #expect(spring.velocity(target: 1.0, time: 0) == 0 && spring.dampingRatio == 1)
    #expect((1...40).contains { Spring.bouncy.value(target: 1.0, time: Double($0) / 40) > 1 })
    var (value, speed) = (0.0, 0.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &speed, target: 1, deltaTime: 0.05) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.5)) < 1e-9)
    let made = Spring(mass: 2, stiffness: 200, damping: 20)
    #expect(abs(made.stiffness - 100) < 1e-9 && abs(made.damping - 10) < 1e-9)

    #expect(UnitCurve.linear.value(at: 0.3) == 0.3 && UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9 && UnitCurve.easeOut.value(at: 2) == 1)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.4)) - 0.4) < 1e-6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6 && UnitCurve.circularEaseInOut.value(at: 1) == 1)
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
  }

  @Test func `insets are added and scaled as one vector`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(-insets == EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4))
    #expect(insets + insets - insets == insets && insets * 2 / 2 == insets)
    var changed = insets
    changed += insets
    changed -= insets
    changed *= 4
    changed /= 4
    #expect(changed == insets && EdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0).magnitude == 5)
  }

  @Test func `animations and key frames of every form build`() {
    let text = Text("a")
    let isSprung = false
    let animated = text.animation(Animation(Steps()), value: 1)
      .keyframeAnimator(initialValue: CGPoint.zero) {
        $0.offset(x: $1.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(1.0, duration: 1)
          for step in 0..<2 { CubicKeyframe(CGFloat(step), duration: 1) }
          if isSprung { SpringKeyframe(2.0) } else { MoveKeyframe(3.0) }
        }
        KeyframeTrack(\.y) { MoveKeyframe(3.0) }
      }
    #expect(dump(animated) == dump(text.offset(x: 0)))
  }

  @Test func `key frames of a value need no track`() {
    let animator = KeyframeAnimator(initialValue: 10.0, repeating: true) {
      Color.red.frame(width: $0)
    } keyframes: { _ in
      LinearKeyframe(20, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    #expect(dump(animator) == dump(Color.red.frame(width: 10)))
  }

  @Test func `shapes and layouts may animate`() {
    var layout = Stacked(gap: 1)
    layout.animatableData = 4
    #expect(layout.gap == 4)
    #expect(Circle().animatableData.magnitudeSquared == 0)
  }
}
