import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeDump
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct Wide: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Line(limit: environment.dynamicTypeSize.isAccessibilitySize ? 9 : 2)
  }
}

private struct Line: ViewModifier {
  let limit: Int
  func body(content: Content) -> some View { content.lineLimit(limit) }
}

private struct Badge: View, Equatable {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct Snap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
}

@MainActor
struct ScrollAndIdentityTests {
  private func result(_ view: some View) -> LoweredView {
    lowered(view, in: .drawing, at: SourceLocation(file: "test"))
  }

  private func dump(_ view: some View) -> String { result(view).node.dump }

  @Test func `an identity, a comparison and a tag leave a view as it is`() {
    let plain = dump(Badge(count: 3))
    #expect(dump(Badge(count: 3).id("a").tag(1)) == plain)
    #expect(dump(Badge(count: 3).equatable()) == plain)
  }

  @Test func `a modifier of the environment becomes another one`() {
    #expect(dump(Text("a").modifier(Wide())) == dump(Text("a").lineLimit(2)))
    #expect(
      dump(Text("a").modifier(Wide()).environment(\.dynamicTypeSize, .accessibility1)).contains("lineLimit 9"))
    #expect(
      dump(Text("a").modifier(Line(limit: 3).animation(.default).transaction { _ in }))
        == dump(Text("a").lineLimit(3)))
  }

  @Test func `a picture without a name is nothing, and takes a size only where it can be resized`() {
    #expect(dump(Image("")) == dump(Color.clear.frame(width: 0, height: 0)))
    #expect(dump(Image("").resizable().frame(width: 9, height: 9)) == dump(Color.clear.frame(width: 9, height: 9)))
    #expect(dump(Image("pear")).contains("pear"))
  }

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
