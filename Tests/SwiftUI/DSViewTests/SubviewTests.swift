import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// Every view in a row of its own, the pinned ones first.
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { views in
      Text("\(views.count) views")
      ForEach(views.filter(\.containerValues.isPinned)) { $0.bold() }
      ForEach(views.filter { !$0.containerValues.isPinned }) { $0 }
    }
  }
}

/// A layout that only counts the pinned views.
private struct PinnedWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 * subviews.filter(\.containerValues.isPinned).count, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct IsLast: _ViewTraitKey {
  static let defaultValue = false
}

/// A line after each view but the last.
private struct Divided: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      if !child[IsLast.self] { Divider() }
    }
  }
}

@MainActor
struct SubviewTests {
  private func dump(_ view: some View) -> String {
    lower(VStack { view }, in: .drawing, at: SourceLocation(file: "Subview.swift", line: 1)).text(.comparable)
  }

  @Test func `a container goes through the views it was given, and reads what they say`() {
    let text = dump(
      Board {
        Text("A")
        ForEach(0..<2) { Text("B\($0)").containerValue(\.isPinned, $0 == 1) }
      })
    let texts = text.split(separator: "\n").filter { $0.contains("Text") }.map { $0.drop { $0 == " " } }
    #expect(texts == ["Text \"3 views\"", "Text \"B1\"", "Text \"A\"", "Text \"B0\""])
    #expect(text.components(separatedBy: ".bold").count == 2)
  }

  @Test func `libraries for older systems go through views by other names, and read their traits`() {
    let text = dump(
      _VariadicView.Tree(Divided()) {
        Text("A")
        ForEach(0..<2) { Text("B\($0)")._trait(IsLast.self, $0 == 1) }
      })
    #expect(
      text.split(separator: "\n").map { $0.drop { $0 == " " } }
        == ["VStack center", "Text \"A\"", "Divider", "Text \"B0\"", "Divider", "Text \"B1\""])
  }

  @Test func `views are told apart, counted and cut`() {
    var ids: Set<Subview.ID> = []
    let text = dump(
      Group(subviews: TupleView(Text("A"), Text("B"), Text("C"))) { views -> SubviewsCollectionSlice in
        ids = Set(views.map(\.id))
        return views.dropFirst()
      })
    #expect(ids.count == 3)
    #expect(text == "VStack center\n  Text \"B\"\n  Text \"C\"")
  }

  @Test func `a loop over views draws each in its own way`() {
    let text = dump(
      ForEach(
        subviews: Group {
          Text("A"); Divider()
        }
      ) { view in
        HStack { view }
      })
    #expect(text == "VStack center\n  HStack center\n    Text \"A\"\n  HStack center\n    Divider")
  }

  @Test func `a tag is read as what it is`() {
    var tags: [Int?] = []
    var matches: [Bool] = []
    _ = dump(
      Group(
        subviews: Group {
          Text("A").tag(4); Text("B").tag("four"); Text("C")
        }
      ) { views -> EmptyView in
        tags = views.map { $0.containerValues.tag(for: Int.self) }
        matches = views.map { $0.containerValues.hasTag("four") }
        return EmptyView()
      })
    #expect(tags == [4, nil, nil])
    #expect(matches == [false, true, false])
  }

  @Test func `sections are known with header and footer, and loose views are sections too`() {
    let text = dump(
      ForEach(
        sections: Group {
          Text("loose")
          Section {
            Text("row")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      ) { section in
        HStack {
          section.footer; section.content; section.header
        }
      })
    #expect(
      text == """
        VStack center
          HStack center
            Text "loose"
          HStack center
            Text "foot"
            Text "row"
            Text "head"
        """)
  }

  @Test func `a layout reads container values too`() {
    let result = laidOut({
      PinnedWidth {
        Text("A").containerValue(\.isPinned, true)
        Text("B")
        Text("C").containerValue(\.isPinned, true).containerValue(\.isPinned, false)
      }
    })
    #expect(result.size.width == 10)
  }
}
