import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import SwiftUI
import Testing

@testable import DSView

private struct Pop: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    ScaleTransition(0.5).combined(with: .offset(x: 3)).apply(content: content, phase: phase)
  }
}

@MainActor
struct TransitionTests {
  private func result(_ view: some View) -> LoweredView {
    lowered(view, in: .drawing, at: SourceLocation(file: "test"))
  }

  private func dump(_ view: some View) -> String { result(view).node.text(.comparable) }

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
}
