import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSEffects
@testable import DSView

private struct Target: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}

@MainActor
struct InteractionFormTests {
  private struct Item: Identifiable {
    var id: Int
    var name: String
  }

  @Test func `what only hands and keys do changes nothing`() {
    let view = Text("a").onMoveCommand { _ in }
      .onKeyPress(keys: [.home, .pageDown]) { _ in .handled }
      .onKeyPress(characters: .letters) { $0.modifiers.contains(.shift) ? .handled : .ignored }
      .keyboardShortcut("k", modifiers: [.command, .function], localization: .withoutMirroring)
      .highPriorityGesture(TapGesture().modifiers(.shift).onEnded { _ in }, isEnabled: true)
      .simultaneousGesture(TapGesture(), name: "tap")
      .pointerStyle(.grabIdle)
      .springLoadingBehavior(.enabled)
    #expect(dump(view) == dump(Text("a")))
    let shortcut = KeyboardShortcut("k", modifiers: .option)
    #expect(shortcut.modifiers == .option && shortcut != KeyboardShortcut("k"))
    #expect(DropProposal(operation: .copy).operation == .copy)
    #expect(Target().validateDrop(info: DropInfo(location: .zero)))
  }

  @Test func `facts for assistive technology hold where their conditions hold`() {
    let text = Text("a")
    #expect(dump(text.accessibilityHint("Opens", isEnabled: true)) == dump(text.accessibilityHint("Opens")))
    #expect(!dump(text.accessibilityHint("Opens", isEnabled: false)).contains("Opens"))
    #expect(!dump(text.accessibilityValue("3", isEnabled: false)).contains("3"))
    #expect(dump(text.accessibility(addTraits: .isHeader)) == dump(text.accessibilityAddTraits(.isHeader)))
    #expect(dump(text.accessibility(hidden: true)) == dump(text.accessibilityHidden(true)))
    var technologies: AccessibilityTechnologies = [.voiceOver]
    #expect(technologies.contains(.voiceOver) && !technologies.contains(.switchControl))
    _ = technologies.insert(.switchControl)
    #expect(technologies.remove(.voiceOver) == .voiceOver && technologies == .switchControl)
  }

  @Test func `lists that can be changed draw the rows of those that cannot`() {
    let items = [Item(id: 1, name: "ash"), Item(id: 2, name: "oak")]
    let changed = List(.constant(items), editActions: .all) { $item in Text(item.name) }
    #expect(dump(changed) == dump(List(items) { Text($0.name) }))
    let chosen = List(.constant(items), editActions: .move, selection: .constant(Set([2]))) { $item in Text(item.name) }
    #expect(dump(chosen) == dump(List(items, selection: .constant(Set([2]))) { Text($0.name) }))
    let rows = List { ForEach(items) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
    #expect(dump(rows) == dump(List { ForEach(items) { Text($0.name) } }))
  }

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
}
