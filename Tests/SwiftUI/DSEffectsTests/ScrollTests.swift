import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct Snap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
}

@MainActor
struct ScrollTests {
  private func result(_ view: some View) -> LoweredView {
    lowered(view, in: .drawing, at: SourceLocation(file: "test"))
  }

  private func dump(_ view: some View) -> String { result(view).node.text(.comparable) }

  @Test func `a scroll position says where it is`() {
    var position = ScrollPosition(idType: String.self, x: 3, y: 4)
    #expect(position.point == CGPoint(x: 3, y: 4) && position.x == 3 && position.viewID == nil)
    position.scrollTo(id: "b", anchor: .top)
    #expect(position.viewID(type: String.self) == "b" && position.viewID(type: Int.self) == nil && position.y == nil)
    #expect(position == ScrollPosition(id: "b", anchor: .top) && position != ScrollPosition(id: "b"))
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading && !position.isPositionedByUser)
  }

  @Test func `what only moves leaves a scroll view as it is`() {
    let view = ScrollView { Color.red }
    let same = view.scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(Snap()).scrollTargetBehavior(AnyScrollTargetBehavior(Snap()))
      .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden().scrollIndicatorsFlash(trigger: 1)
      .onScrollPhaseChange { _, new in _ = new.isScrolling }
      .onScrollPhaseChange { _, _, context in _ = context.geometry.visibleRect }
    #expect(dump(same) == dump(view) && result(same).warnings.isEmpty)
    let told = view.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, _ in
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    #expect(result(told).warnings.map(\.id) == ["ignored-scroll-geometry", "ignored-scroll-targets"])
  }

  @Test func `a view learns whether it is seen in its scroll view`() {
    let seen = Notes()
    let result = laidOut(
      {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30).onScrollVisibilityChange { seen.add("first \($0)") }
            Color.red.frame(height: 30).onScrollVisibilityChange { seen.add("second \($0)") }
          }
        }
        .frame(width: 50, height: 40)
      }, 50, 40)
    #expect(result.problems.isEmpty)
    #expect(seen.lines == ["first true"])
  }

  @Test func `the visible part leaves the insets out`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 10), contentSize: CGSize(width: 20, height: 90),
      contentInsets: EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 0),
      containerSize: CGSize(width: 20, height: 40))
    #expect(geometry.bounds == CGRect(x: 0, y: 10, width: 20, height: 40))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 12, width: 20, height: 35))
  }
}

/// What actions have said.
private final class Notes: @unchecked Sendable {
  var lines: [String] = []
  func add(_ line: String) { if !lines.contains(line) { lines.append(line) } }
}
