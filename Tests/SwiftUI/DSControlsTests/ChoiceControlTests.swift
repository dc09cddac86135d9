import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControls

/// Controls that show which of several values holds.
@MainActor
struct ChoiceControlTests {
  private enum Fruit: Hashable { case pear, plum, fig }

  private func picker<Value: Hashable>(_ value: Value, @ViewBuilder _ content: () -> some View) -> String {
    ControlSpy.lines(of: Picker("Fruit", selection: .constant(value), content: content)).joined()
  }

  @Test func `the choice whose tag is the value is chosen, whatever the depth at which it stands`() {
    func fruits(_ fruit: Fruit) -> String {
      picker(fruit) {
        Text("Pear").tag(Fruit.pear)
        Group {
          Text("Plum").tag(Fruit.plum)
          Text("Nothing")
        }
      }
    }
    #expect(fruits(.pear) == "picker automatic [\"chosen\", \"-\", \"-\"]")
    #expect(fruits(.plum) == "picker automatic [\"-\", \"chosen\", \"-\"]")
    #expect(fruits(.fig) == "picker automatic [\"-\", \"-\", \"-\"]")
  }

  @Test func `a tag of an optional value and one of the value itself are the same`() {
    let some = picker(Fruit?.some(.pear)) {
      Text("Pear").tag(Fruit.pear)
      Text("None").tag(Fruit?.none)
    }
    #expect(some == "picker automatic [\"chosen\", \"-\"]")
    let none = picker(Fruit?.none) {
      Text("Pear").tag(Fruit?.some(.pear))
      Text("None").tag(Fruit?.none)
    }
    #expect(none == "picker automatic [\"-\", \"chosen\"]")
  }

  @Test func `a tag of another type is not chosen, though it looks the same`() {
    #expect(picker(1) { Text("a").tag("1") } == "picker automatic [\"-\"]")
  }

  @Test func `the elements of a loop are chosen by what tells them apart`() {
    #expect(picker("b") { ForEach(["a", "b"], id: \.self) { Text($0) } } == "picker automatic [\"-\", \"chosen\"]")
  }

  @Test func `a style says how choices stand`() {
    func line(_ style: some PickerStyle) -> String {
      ControlSpy.lines(of: Picker("a", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(style)).joined()
    }
    #expect(line(.menu).hasPrefix("picker menu") && line(.segmented).hasPrefix("picker segmented"))
    #expect(line(.wheel).hasPrefix("picker wheel") && line(.radioGroup).hasPrefix("picker radioGroup"))
    #expect(line(.inline).hasPrefix("picker inline") && line(.navigationLink).hasPrefix("picker navigationLink"))
  }

  @Test func `a toggle of several values is on where all are, and mixed where they differ`() {
    func line(_ values: [Bool]) -> String {
      ControlSpy.lines(of: Toggle("a", sources: values.map { Binding.constant($0) }, isOn: \.self)).first ?? ""
    }
    #expect(line([true, true]) == "toggle true false" && line([false]) == "toggle false false")
    #expect(line([true, false]) == "toggle false true" && line([]) == "toggle true false")
  }

  @Test func `a toggle of several values sets them all`() {
    var values = [true, false, true]
    let bindings = values.indices.map { index in
      Binding {
        values[index]
      } set: {
        values[index] = $0
      }
    }
    struct Pressed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.isOn = true
        return configuration.label
      }
    }
    _ = dump(Toggle("a", sources: bindings, isOn: \.self).toggleStyle(Pressed()))
    #expect(values == [true, true, true])
  }

  @Test func `a disclosure group is open where its binding says so, and closed without one`() {
    func line(_ view: some View) -> String { ControlSpy.lines(of: view).joined(separator: "; ") }
    #expect(line(DisclosureGroup("a", isExpanded: .constant(true)) { Text("row") }) == "disclosure open")
    #expect(line(DisclosureGroup("a", isExpanded: .constant(false)) { Text("row") }) == "disclosure closed")
    #expect(line(DisclosureGroup("a") { Text("row") }) == "disclosure closed")
    #expect(!dump(DisclosureGroup("a") { Text("row") }).contains("\"row\""))
  }
}
