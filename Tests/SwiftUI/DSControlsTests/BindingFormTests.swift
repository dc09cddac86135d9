import Foundation
import Testing
import ViewTestSupport

@testable import DSControls
@testable import DSView

private struct Flag: Identifiable {
  var id: Int
  var isOn = false
}

@MainActor @Suite struct BindingFormTests {
  private let letters = Binding.constant(["a", "b"])
  private let flags = Binding.constant([Flag(id: 1), Flag(id: 2, isOn: true)])

  @Test("Elements of a binding are told apart by a part of them")
  func loops() {
    let all = VStack {
      ForEach(letters, id: \.self) { $letter in Text(letter) }
      ForEach(flags, id: \.id) { $flag in Text(flag.isOn ? "on" : "off") }
      ForEach(flags) { $flag in Text(flag.isOn ? "on" : "off") }
    }
    #expect(
      dump(all)
        == dump(
          VStack {
            Text("a"); Text("b"); Text(verbatim: "off"); Text(verbatim: "on"); Text(verbatim: "off")
            Text(verbatim: "on")
          }))
  }

  @Test("Lists of a binding have a row for each element, with and without a selection")
  func lists() {
    let plain = dump(List(["a", "b"], id: \.self) { Text($0) })
    #expect(dump(List(letters, id: \.self) { $letter in Text(letter) }) == plain)
    let one: Binding<String?> = .constant(nil)
    let some: Binding<Set<String>> = .constant([])
    #expect(dump(List(letters, id: \.self, selection: one) { $letter in Text(letter) }) == plain)
    #expect(dump(List(letters, id: \.self, selection: some) { $letter in Text(letter) }) == plain)
    let ids: Binding<Int?> = .constant(2)
    #expect(
      dump(List(flags, selection: ids) { $flag in Text(flag.isOn ? "on" : "off") })
        == dump(List([Flag(id: 1), Flag(id: 2, isOn: true)], selection: ids) { Text($0.isOn ? "on" : "off") }))
  }

  @Test("A binding of an element changes the collection")
  func changes() {
    var stored = ["a", "b"]
    let binding = Binding {
      stored
    } set: {
      stored = $0
    }
    let loop = ForEach(binding, id: \.self) { $letter -> Text in
      letter += "!"
      return Text(letter)
    }
    _ = loop.content(loop.data[loop.data.index(after: loop.data.startIndex)])
    #expect(stored == ["a", "b!"])
  }

  private struct Item: Identifiable {
    var id: Int
    var name: String
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
}
