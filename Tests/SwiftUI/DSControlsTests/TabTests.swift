import SwiftUI
import Testing
import ViewTestSupport

@MainActor
struct TabTests {
  @Test func `a tab view of any form of tabs shows the page that is chosen`() {
    let view = TabView(selection: .constant(2)) {
      Tab("One", image: "one", value: 1) { Text("first") }
      Tab(value: 2) {
        Text("second")
      } label: {
        Label("Two", systemImage: "star")
      }
    }
    #expect(dump(view).hasPrefix(dump(Text("second"))))
  }

  @Test func `tabs come in sections, loops and branches, and some are hidden`() {
    let isOld = false
    func shown(_ page: Int) -> String {
      let view = TabView(selection: .constant(page)) {
        Tab("One", systemImage: "star", value: 1) { Text("first") }.badge(3)
        TabSection("More") {
          Tab("Two", systemImage: "star", value: 2) { Text("second") }.hidden(true)
          ForEach(3..<5, id: \.self) { number in
            Tab("Some", systemImage: "star", value: number) { Text("page \(number)") }
          }
        }
        if isOld { Tab("Old", systemImage: "star", value: 9) { Text("old") } }
      }
      return dump(view)
    }
    #expect(shown(1).contains("\"first\""))
    #expect(shown(4).contains("\"page 4\""))
    // A page that is hidden or left out cannot be chosen; the first one is shown.
    #expect(shown(2).contains("\"first\"") && shown(9).contains("\"first\""))
  }
}
