import SwiftUI
import Testing
import ViewTestSupport

private struct Branch: Identifiable {
  let id: String
  var children: [Branch]?
}

@MainActor
struct OutlineGroupTests {
  @Test func `an outline shows its roots, and what is in them where a style opens them`() {
    struct Open: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let tree = [Branch(id: "a", children: [Branch(id: "b"), Branch(id: "c", children: [])]), Branch(id: "d")]
    let outline = OutlineGroup(tree, children: \.children) { Text($0.id) }
    #expect(!dump(outline).contains("\"b\""))
    let open = dump(outline.disclosureGroupStyle(Open())).split(separator: "\n").filter { $0.contains("Text") }
    #expect(open.map { $0.drop { $0 == " " } } == ["Text \"a\"", "Text \"b\"", "Text \"c\"", "Text \"d\""])
  }
}
