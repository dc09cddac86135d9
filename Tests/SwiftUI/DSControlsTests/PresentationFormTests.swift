import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct PresentationFormTests {
  private struct Problem: LocalizedError {}

  private struct Word: Identifiable {
    var id: String
  }

  private let page = Text("page")

  @Test func `questions of data are asked where there is data, and only there`() {
    let open = Binding.constant(true)
    let nothing: Int? = nil
    let nobody: Word? = nil
    func asks(_ view: some View, _ text: String) -> Bool { dump(view).contains("\"\(text)\"") }
    #expect(asks(page.alert("Go?", isPresented: open, presenting: 1) { value in Button("\(value)") {} }, "1"))
    #expect(!asks(page.alert("Go?", isPresented: open, presenting: nothing) { Text("\($0)") }, "Go?"))
    #expect(asks(page.alert(isPresented: open, error: Problem()) { Text("no button") }, "OK"))
    let dialog = page.confirmationDialog(Text("Go?"), isPresented: open, presenting: 1) {
      Text("\($0)")
    } message: {
      Text("\($0)")
    }
    #expect(asks(dialog, "1"))
    let old = page.alert(isPresented: open) {
      Alert(title: Text("Go?"), primaryButton: .default(Text("Yes")), secondaryButton: .cancel())
    }
    #expect(asks(old, "Yes") && asks(old, "Cancel"))
    #expect(warnings(page.actionSheet(item: .constant(nobody)) { ActionSheet(title: Text($0.id)) }).isEmpty)
    #expect(
      warnings(page.navigationDestination(item: .constant(1)) { Text("\($0)") })
        == ["a page on top of another is not drawn"])
    #expect(
      dump(NavigationStack { page.navigationDestination(item: .constant(12)) { Text("\($0)") } }).contains("\"12\""))
  }

  @Test func `every form of a search has one field in the bar`() {
    let text = Binding.constant("")
    let words = Binding.constant([Word(id: "a")])
    func field(_ page: some View, _ texts: String...) {
      let shown = dump(NavigationStack { page })
      for text in texts { #expect(shown.components(separatedBy: "\"\(text)\"").count == 2, "\(text)") }
    }
    field(page.searchable(text: text), "Search")
    field(page.searchable(text: text, prompt: "Find"), "Find")
    field(page.searchable(text: text, isPresented: .constant(true), prompt: "Find"), "Find", "Cancel")
    field(page.searchable(text: text, tokens: words) { Text($0.id) }, "Search", "a")
    field(page.searchable(text: text, editableTokens: words) { $word in Text(word.id) }, "Search", "a")
    let scoped = page.searchScopes(.constant(1), activation: .automatic) { Text("all") }
      .searchSuggestions { Text("fish").searchCompletion("fish") }
      .searchToolbarBehavior(.minimize)
    #expect(warnings(scoped).isEmpty)
  }

  @Test func `settings of sheets and bars change nothing`() {
    let view = page.presentationCompactAdaptation(.popover)
      .presentationSizing(.form.fitted(horizontal: true, vertical: false))
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
      .presentationBackground { Color.red }
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar(removing: .title)
      .dialogSeverity(.critical)
    #expect(warnings(view).isEmpty)
    let bar = page.toolbar {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarItemGroup(placement: .primaryAction) {
        Text("a")
      } label: {
        Text("More")
      }
      ToolbarItem { Text("b") }.hidden()
    }
    let shown = dump(NavigationStack { bar })
    #expect(shown.contains("\"a\"") && !shown.contains("\"b\"") && !shown.contains("\"More\""))
  }
}
