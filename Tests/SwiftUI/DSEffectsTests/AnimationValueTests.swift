import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeDump
import SwiftUI
import Testing

@testable import DSView

private struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}

private struct Pop: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    ScaleTransition(0.5).combined(with: .offset(x: 3)).apply(content: content, phase: phase)
  }
}

@MainActor
struct AnimationValueTests {
  private func result(_ view: some View) -> LoweredView {
    lowered(view, in: .drawing, at: SourceLocation(file: "test"))
  }

  private func dump(_ view: some View) -> String { result(view).node.dump }

  @Test func `a view in the identity phase of a transition is the view`() {
    let text = Text("a")
    #expect(dump(text.transition(Pop())) == dump(text))
    #expect(
      dump(
        text.transition(.push(from: .top)).transition(
          AsymmetricTransition(
            insertion: .move(edge: .top), removal: .blurReplace))) == dump(text))
    #expect(
      dump(ScaleTransition(0.5).apply(content: text, phase: .willAppear)) == dump(text.scaleEffect(0.5)))
    #expect(
      dump(AsymmetricTransition(insertion: .opacity, removal: .offset(x: 4)).apply(content: text, phase: .didDisappear))
        == dump(text.opacity(1).offset(x: 4)))
  }

  @Test func `a scroll transition is drawn as of a view that is wholly there`() {
    let text = Text("a")
    let view = text.scrollTransition(.animated.threshold(.visible(0.3))) {
      $0.opacity($1.isIdentity ? 0.5 : 0).offset(x: $1.value * 9)
    }
    #expect(dump(view) == dump(text.opacity(0.5).offset(x: 0)))
  }

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

  @Test func `animations and key frames of every form build`() {
    let text = Text("a")
    let animated = text.animation(Animation(Steps()), value: 1)
      .keyframeAnimator(initialValue: CGPoint.zero) {
        $0.offset(x: $1.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(1.0, duration: 1)
          for step in 0..<2 { CubicKeyframe(CGFloat(step), duration: 1) }
          if Bool.random() { SpringKeyframe(2.0) } else { MoveKeyframe(3.0) }
        }
        KeyframeTrack(\.y) { MoveKeyframe(3.0) }
      }
    #expect(dump(animated) == dump(text.offset(x: 0)))
  }
}
