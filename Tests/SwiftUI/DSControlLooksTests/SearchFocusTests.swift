import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControls
@testable import DSView

/// A search field that has the focus.
@MainActor
struct SearchFocusTests {
  private struct Page: View {
    @FocusState var field: String?
    let focus: String?

    var body: some View {
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Title")
          .searchable(text: .constant(""))
          .searchFocused($field, equals: "search")
      }
      .onAppear { field = focus }
    }
  }

  @Test func `a search field that has the focus is open, with a way out of it`() {
    /// What is drawn in a preview's screen.
    func count(_ focus: String?) -> Int { laidOut({ Page(focus: focus) }, 393, 852).frames.count }
    #expect(count("search") == count(nil) + 1)
    #expect(count("other") == count(nil))
  }
}
