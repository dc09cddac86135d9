import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// What is left out of a picture and would change it is told, and only then.
@MainActor
struct NotDrawnTests {
  private let page = Text("page")

  @Test func `pages on top of what is no page are told, and parts of lists`() {
    let told: [(String, AnyView)] = [
      ("a page on top of another", AnyView(NavigationStack(path: .constant(NavigationPath([1]))) { page })),
      ("a page on top of another", AnyView(NavigationStack(path: .constant([1])) { page })),
      (
        "a page on top of another",
        AnyView(NavigationLink(isActive: .constant(true), destination: { page }, label: { page }))
      ),
      (
        "a page on top of another",
        AnyView(NavigationLink(tag: 1, selection: .constant(1), destination: { page }, label: { page }))
      ),
      ("a page on top of another", AnyView(page.navigationDestination(isPresented: .constant(true)) { page })),
      ("the bar of a search", AnyView(page.findNavigator(isPresented: .constant(true)))),
      ("the index of a list", AnyView(page.sectionIndexLabel(Text("A")))),
    ]
    for (what, view) in told { #expect(warnings(view) == ["\(what) is not drawn"], "\(what)") }
  }

  @Test func `nothing is told where nothing is left out`() {
    let quiet: [AnyView] = [
      AnyView(NavigationStack { page.navigationTitle("Mail").navigationSubtitle("All") }),
      AnyView(NavigationStack { page.toolbar { ToolbarItem { page } }.searchable(text: .constant("")) }),
      AnyView(TabView { Tab("One", systemImage: "star") { page } }.tabViewBottomAccessory { page }),
      AnyView(NavigationStack(path: .constant(NavigationPath())) { page }),
      AnyView(NavigationLink("Go") { page }),
      AnyView(page.navigationTitle("there is no bar")), AnyView(page.toolbar { ToolbarItem { page } }),
      AnyView(
        NavigationSplitView {
          page
        } detail: {
          page
        }),
      AnyView(
        NavigationLink(tag: 1, selection: .constant(Int?.none), destination: { page }, label: { page })),
      AnyView(page.sheet(isPresented: .constant(false)) { page }),
      AnyView(page.listSectionSeparator(.hidden)), AnyView(page.badgeProminence(.standard)),
      AnyView(List { page }.alternatingRowBackgrounds()),
    ]
    for view in quiet { #expect(warnings(view).isEmpty) }
  }

  @Test func `sheets, questions and bubbles are drawn where they are open`() {
    let open = Binding.constant(true)
    let drawn: [AnyView] = [
      AnyView(page.sheet(isPresented: open) { Text("over") }),
      AnyView(page.fullScreenCover(isPresented: open) { Text("over") }),
      AnyView(page.inspector(isPresented: open) { Text("over") }),
      AnyView(page.alert("over", isPresented: open) { page }),
      AnyView(page.confirmationDialog("over", isPresented: open, titleVisibility: .visible) { page }),
    ]
    for view in drawn {
      #expect(warnings(view).isEmpty)
      #expect(dump(view).contains("\"over\""))
    }
  }

  @Test func `settings that a list or a control does not follow are told`() {
    let told: [AnyView] = [
      AnyView(page.listSectionSeparator(.visible)), AnyView(page.listSectionSeparatorTint(.red)),
      AnyView(page.listSectionMargins(.horizontal, 4)), AnyView(page.badgeProminence(.increased)),
      AnyView(page.buttonSizing(.flexible)), AnyView(page.horizontalRadioGroupLayout()),
      AnyView(page.defaultWheelPickerItemHeight(9)), AnyView(page.sectionActions { page }),
    ]
    for view in told { #expect(warnings(view).count == 1) }
  }
}
