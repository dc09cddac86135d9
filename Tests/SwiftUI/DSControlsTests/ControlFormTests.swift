import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct ControlFormTests {
  private struct Row: Identifiable {
    var id: Int
    var isOn: Binding<Bool>
    var choice: Binding<Int>
  }

  private func rows(_ values: [Int]) -> [Row] {
    values.map { Row(id: $0, isOn: .constant($0 > 0), choice: .constant($0)) }
  }

  @Test func `a picker of several values chooses what all have, and nothing where they differ`() {
    func picker(_ values: [Int]) -> String {
      dump(
        Picker("Size", sources: rows(values), selection: \.choice) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
        .pickerStyle(.inline))
    }
    #expect(
      picker([2, 2])
        == dump(
          Picker("Size", selection: .constant(2)) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2)
          }.pickerStyle(.inline)))
    #expect(picker([1, 2]) == picker([]))
    #expect(picker([1, 2]) != picker([1]))
  }

  @Test func `the older orders of sliders and steppers draw what the newer ones draw`() {
    let value = Binding.constant(0.25)
    let slider = Slider(value: value, in: 0...1, onEditingChanged: { _ in }, label: { Text("Loud") })
    #expect(dump(slider) == dump(Slider(value: value) { Text("Loud") }))
    let stepper = Stepper(value: .constant(3), in: 1...9, onEditingChanged: { _ in }, label: { Text("Rows") })
    #expect(dump(stepper) == dump(Stepper("Rows", value: .constant(3), in: 1...9)))
    #expect(dump(Stepper("Rows", value: .constant(3.0), format: .number)).contains("\"3\""))
  }

  @Test func `every form of a field shows its value`() {
    let number = NumberFormatter()
    #expect(dump(TextField("Age", value: .constant(7), formatter: number)).contains("\"7\""))
    #expect(dump(TextField("Age", value: .constant(7), formatter: number, onCommit: {})).contains("\"7\""))
    #expect(dump(TextField("Name", text: .constant("Ada"), axis: .vertical)).contains("\"Ada\""))
    #expect(dump(TextField("Name", text: .constant("Ada"), onEditingChanged: { _ in })).contains("\"Ada\""))
    #expect(!dump(SecureField("Word", text: .constant("Ada"), onCommit: {})).contains("\"Ada\""))
  }

  @Test func `buttons, menus and shared things are drawn by their labels in every form`() {
    #expect(dump(Button(role: .cancel) {}).contains("\"Cancel\""))
    #expect(dump(Menu("More", systemImage: "star", content: {}, primaryAction: {})).contains("\"More\""))
    let preview = SharePreview("Picture", image: Image(systemName: "star"))
    #expect(dump(ShareLink("Send", item: 1, preview: preview)).contains("\"Send\""))
    #expect(dump(ShareLink("Send", items: [1, 2]) { _ in preview }).contains("\"Send\""))
    #expect(dump(ContentUnavailableView.search(text: "fish")).contains("No Results for “fish”"))
    #expect(dump(ControlGroup("Edit", systemImage: "pencil") { Text("Cut") }).contains("\"Cut\""))
  }

  @Test func `a run says of controls what it leaves out`() {
    #expect(warnings(Text("a").buttonSizing(.flexible)) == ["the width of flexible buttons is ignored"])
    #expect(warnings(Text("a").buttonSizing(.fitted)).isEmpty)
  }

  @Test func `labels have the room between icon and title, and for icons, that a view asks for`() {
    let label = Label("Inbox", systemImage: "tray")
    #expect(dump(label).hasPrefix("Label"))
    #expect(dump(label.labelIconToTitleSpacing(2)).hasPrefix("HStack capitalsMiddle spacing=2"))
    let reserved = dump(label.labelReservedIconWidth(30))
    #expect(reserved.hasPrefix("HStack capitalsMiddle spacing=8"))
    #expect(reserved.contains(".flexibleFrame minWidth=30"))
    #expect(warnings(label.labelReservedIconWidth(20)).isEmpty)
  }
}
