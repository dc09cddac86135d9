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
}
