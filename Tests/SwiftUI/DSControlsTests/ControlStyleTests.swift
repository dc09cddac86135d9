import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// A style that draws the button again, in the style around it.
private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(3)
  }
}

/// A style that reads the environment at the button's place.
private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.25)
  }
}

private struct Marked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
  }
}

private struct Doubled: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(9) }
}

@MainActor
struct ControlStyleTests {
  @Test func `a style that draws its button again is drawn by the style around it`() {
    let text = dump(Button("Go") {}.buttonStyle(Framed()).buttonStyle(Loud()))
    #expect(text.contains(".opacity 1"))
    #expect(text.contains(".padding all 3"))
    #expect(dump(Button("Go") {}.buttonStyle(Framed())).contains(".foregroundStyle tint"))
  }

  @Test func `a style reads the environment of the button`() {
    #expect(dump(Button("Go") {}.buttonStyle(Loud()).disabled(true)).contains(".opacity 0.25"))
    #expect(dump(Button("Go") {}.disabled(true).buttonStyle(Loud())).contains(".opacity 0.25"))
  }

  @Test func `the roles of buttons colour them`() {
    #expect(dump(Button("Go") {}).contains(".foregroundStyle tint"))
    #expect(dump(Button("Go", role: .destructive) {}).contains(".foregroundStyle system(red)"))
    #expect(dump(Button("Go") {}.disabled(true)).contains(".foregroundStyle system(tertiaryLabel)"))
  }

  @Test func `a foreground style around a button is its own, except in a part that the platform colours`() {
    for button in [
      AnyView(Button("Go") {}), AnyView(Button("Go", role: .destructive) {}),
      AnyView(Button("Go") {}.buttonStyle(.bordered)), AnyView(Button("Go") {}.buttonStyle(.borderedProminent)),
    ] {
      let text = dump(button.foregroundStyle(Color.purple))
      #expect(text.contains(".foregroundStyle system(purple)"))
      #expect(!text.contains(".foregroundStyle tint") && !text.contains(".foregroundStyle system(red)"))
      #expect(!text.contains(".foregroundStyle system(white)"))
    }
    #expect(dump(Button("Go") {}.foregroundColor(nil)).contains(".foregroundStyle tint"))
    #expect(dump(LabeledContent("Go") { Button("Go") {} }).contains(".foregroundStyle tint"))
  }

  @Test func `a group box has the background style in force`() {
    #expect(dump(GroupBox { Text("a") }.backgroundStyle(Color.purple)).contains("system(purple)"))
  }

  @Test func `a toggle shows the value of its binding, in the author's style too`() {
    #expect(dump(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Marked())).contains("\"on\""))
    #expect(dump(Toggle("Wi-Fi", isOn: .constant(false)).toggleStyle(Marked())).contains("\"off\""))
    let values = [Binding<Bool>.constant(true), .constant(false)]
    let mixed = dump(Toggle("All", sources: values, isOn: \.self).toggleStyle(Marked()))
    #expect(mixed.contains("\"mixed\""))
    #expect(mixed.contains("role=toggle value=\"mixed\""))
    let nested = dump(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Doubled()).toggleStyle(Marked()))
    #expect(nested.contains("\"on\""))
    #expect(nested.contains(".padding all 9"))
  }

  @Test func `a switch that is on is green, or of the tint that is set`() {
    let plain = dump(Toggle("Wi-Fi", isOn: .constant(true)))
    #expect(plain.contains("Shape Capsule fill system(green)"))
    #expect(dump(Toggle("Wi-Fi", isOn: .constant(true)).tint(.purple)).contains("Shape Capsule fill tint"))
    #expect(dump(Toggle("Wi-Fi", isOn: .constant(false))).contains("Shape Capsule fill system(secondarySystemFill)"))
  }

  @Test func `a label without its title keeps the title for assistive technology`() {
    let label = Label("Close", systemImage: "xmark")
    #expect(dump(label.labelStyle(.iconOnly)).contains(".accessibilityLabel \"Close\""))
    #expect(!dump(label.labelStyle(.titleOnly)).contains("Image"))
  }

  @Test func `a picker shows the view whose tag is chosen, through optionals too`() {
    let picker = Picker("Fruit", selection: .constant(Int?.some(2))) {
      Text("Apple").tag(1)
      Text("Pear").tag(Int?.some(2))
    }
    let text = dump(picker)
    #expect(text.contains("\"Pear\""))
    #expect(!text.contains("\"Apple\""))
    #expect(text.contains("role=picker label=\"Fruit\" value=\"Pear\""))
    let loop = Picker("Letter", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
    #expect(dump(loop).contains("value=\"b\""))
  }

  @Test func `a field shows its text or its prompt, and a secure one shows neither letter`() {
    #expect(dump(TextField("Name", text: .constant(""))).contains("\"Name\""))
    #expect(dump(TextField("Name", text: .constant("Ada"))).contains("value=\"Ada\""))
    let secure = dump(SecureField("Password", text: .constant("key")))
    #expect(secure.contains("•••"))
    #expect(!secure.contains("\"key\""))
    let styled = dump(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))
    #expect(styled.contains("RoundedRectangle(5 continuous)"))
  }

  @Test func `rows of a list are what their modifiers say`() {
    let list = List {
      Section("General") {
        Text("One").listRowBackground(Color.yellow).listRowSeparator(.hidden)
        Text("Two").badge(3)
      }
    }
    let text = dump(list)
    #expect(text.contains("Paint system(yellow)"))
    #expect(text.contains("\"3\""))
    #expect(text.contains("traits=[isHeader]"))
    #expect(text.contains("role=list"))
  }

  @Test func `a section outside a list is its parts one below the other`() {
    let text = dump(VStack { Section("General") { Text("One") } })
    #expect(text.contains("\"General\""))
    #expect(text.contains("\"One\""))
  }

}
