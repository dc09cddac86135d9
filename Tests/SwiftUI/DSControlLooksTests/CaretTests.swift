import DSDiagnostics
import DSGeometry
import DSLayout
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControlLooks
@testable import DSControls
@testable import DSView

/// The bar of the field that has the focus.
@MainActor
struct CaretTests {
  private struct Page: View {
    @FocusState var focus: String?
    let text: String
    let field: String?

    var body: some View {
      VStack {
        TextField("Name", text: .constant(text)).focused($focus, equals: "name")
        TextField("Mail", text: .constant(text)).focused($focus, equals: "mail")
      }
      .onAppear { focus = field }
    }
  }

  /// How many bars 2 points wide stand in the page.
  private func drawings(_ text: String, _ field: String?, _ environment: EnvironmentValues = .drawing) -> Int {
    var count = 0
    func visit(_ node: PlacedNode) {
      if case .shape = node.content, node.frame.width == 2 { count += 1 }
      if case .paint = node.content, node.frame.width == 2 { count += 1 }
      node.children.forEach(visit)
    }
    laidOut({ Page(text: text, field: field) }, 320, 400, in: environment).placed.map(visit)
    return count
  }

  @Test func `only the field whose value the focus has is marked`() {
    #expect(drawings("", nil) == 0)
    #expect(drawings("", "name") == 1)
    #expect(drawings("", "phone") == 0)
  }

  @Test func `behind letters the bar is drawn with the text, on the side where the next letter comes`() {
    func dump(_ text: String, isFocused: Bool) -> String {
      var environment = EnvironmentValues.drawing
      environment.holdsFocus = isFocused
      let place = DSDiagnostics.SourceLocation(file: "Caret.swift", line: 1)
      return lower(TextField("Name", text: .constant(text)), in: environment, at: place).text(.comparable)
    }
    #expect(dump("Ada", isFocused: true) != dump("Ada", isFocused: false))
    let line = CGRect(x: 10, y: 4, width: 30, height: 20)
    #expect(CaretRenderer(isMirrored: false).bar(behind: line) == CGRect(x: 40, y: 4, width: 2, height: 20))
    #expect(CaretRenderer(isMirrored: true).bar(behind: line) == CGRect(x: 8, y: 4, width: 2, height: 20))
  }

  @Test func `views in the focused one can ask`() {
    struct Asking: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Color.red.frame(width: isFocused ? 40 : 20, height: 10) }
    }
    struct Asked: View {
      @FocusState var isFocused: Bool
      var body: some View { Asking().focused($isFocused).defaultFocus($isFocused, true) }
    }
    #expect(laidOut({ Asked() }).numbers == [[0, 0, 40, 10]])
    #expect(laidOut({ Asking() }).numbers == [[0, 0, 20, 10]])
  }
}
