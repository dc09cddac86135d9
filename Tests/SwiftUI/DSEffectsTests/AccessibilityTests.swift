import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct AccessibilityTests {
  @Test func `controls say what they are and whether they can be used`() {
    #expect(dump(Button("Go") {}).contains(".accessibility role=button"))
    #expect(dump(Button("Go") {}.disabled(true)).contains(".accessibility role=button enabled=false"))
    #expect(dump(Slider(value: .constant(0.25))).contains("role=slider value=\"25%\""))
    #expect(dump(ProgressView(value: 1, total: 4)).contains("role=progress value=\"25%\""))
  }

  @Test func `every fact that a modifier states stands in the dump`() {
    let text = dump(
      Text("Total").accessibilityValue("12").accessibilityHint("Opens the bill").accessibilityAddTraits([
        .isButton, .isSelected,
      ])
      .accessibilityRemoveTraits(.isImage).accessibilityHeading(.h2).accessibilitySortPriority(3)
      .accessibilityAction(named: "Pay") {}.accessibilityInputLabels(["Bill"]))
    for fact in [
      "value=\"12\"", "hint=\"Opens the bill\"", "traits=[isButton, isSelected]", "without=[isImage]", "heading=2",
      "sortPriority=3", "actions=[\"Pay\"]", "inputLabels=[\"Bill\"]",
    ] {
      #expect(text.contains(fact), "\(fact)")
    }
  }

  @Test func `a combined element is called by the texts inside`() {
    let card = HStack {
      Text("Ada")
      Text("hidden").accessibilityHidden(true)
      Image(systemName: "star.fill").accessibilityLabel("Member")
    }
    #expect(
      dump(card.accessibilityElement(children: .combine)).contains(
        ".accessibility label=\"Ada, Member\" children=combine"))
    #expect(dump(card.accessibilityElement(children: .contain)).contains(".accessibility children=contain"))
  }

  @Test func `another view speaks for a view`() {
    let text = dump(Color.red.accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Volume") } })
    #expect(text.contains("role=slider label=\"Volume\" value=\"50%\" children=ignore"))
  }

  @Test func `how a text is read out changes no picture`() {
    var marked = AttributedString("words")
    marked.accessibilitySpeechAdjustedPitch = 1
    marked.accessibilitySpeechAnnouncementPriority = .high
    #expect(marked.accessibilitySpeechAdjustedPitch == 1)
    #expect(dump(Text(marked)) == dump(Text(AttributedString("words"))))
    AccessibilityNotification.Announcement(marked).post()
  }
}
