import DSControlLooks
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct ProfileControlTests {
  private func dump(_ view: some View, _ profile: ProfileName?) -> String {
    ViewTestSupport.dump(view) { $0.controlDrawings = EnvironmentValues.drawing(for: profile).controlDrawings }
  }

  @Test func `switches and sliders of iOS 26 are wider than those before`() {
    let toggle = Toggle("On", isOn: .constant(true))
    for profile: ProfileName? in [nil, .iosClassic] {
      #expect(dump(toggle, profile).contains("width=51") && !dump(toggle, profile).contains("width=66"))
    }
    #expect(dump(toggle, .ios26).contains("width=66") && dump(toggle, .ios26).contains("width=38"))
    #expect(dump(Slider(value: .constant(0.5)), .ios26).contains("height=6"))
  }

  @Test func `what nothing is said of is a box, a button on a ground and a field in a border on a Mac`() {
    let toggle = dump(Toggle("On", isOn: .constant(true)), .macos26)
    #expect(toggle.contains("width=16 height=16") && !toggle.contains("width=54"))
    #expect(dump(Toggle("On", isOn: .constant(true)).toggleStyle(.switch), .macos26).contains("width=54"))
    #expect(dump(Button("Save") {}, .macos26).contains("RoundedRectangle(6 "))
    #expect(!dump(Button("Save") {}, .iosClassic).contains("RoundedRectangle"))
    #expect(!dump(Button("Save") {}.buttonStyle(.borderless), .macos26).contains("RoundedRectangle"))
    #expect(dump(TextField("Name", text: .constant("")), .macos26).contains("RoundedRectangle(5 "))
    #expect(!dump(TextField("Name", text: .constant("")).textFieldStyle(.plain), .macos26).contains("Rectangle"))
  }

  @Test func `buttons, choices and steppers of iOS 26 have round ends`() {
    let button = Button("Save") {}.buttonStyle(.bordered)
    #expect(dump(button, .iosClassic).contains("RoundedRectangle(8 "))
    #expect(dump(button, .ios26).contains("RoundedRectangle(26 "))
    let stepper = Stepper("Copies", value: .constant(1))
    #expect(!dump(stepper, .iosClassic).contains("Capsule") && dump(stepper, .ios26).contains("Capsule"))
  }

  @Test func `a button keeps the corners that a view gives it`() {
    let button = Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 5))
    #expect(dump(button, .ios26).contains("RoundedRectangle(5 "))
  }

  @Test func `grouped rows of iOS 26 are higher, unless a view says how high they are`() {
    let list = List { Text("row") }.listStyle(.insetGrouped)
    #expect(dump(list, .iosClassic).contains("minHeight=44") && dump(list, .ios26).contains("minHeight=52"))
    #expect(dump(list.environment(\.defaultMinListRowHeight, 30), .ios26).contains("minHeight=30"))
    #expect(dump(list, .ios26).contains("RoundedRectangle(26 "))
  }

  @Test func `headers of grouped rows are in capitals before version 26, unless they say otherwise`() {
    let list = List { Section("Today") { Text("row") } }
    let own = List {
      Section {
        Text("row")
      } header: {
        Text("Today").textCase(nil)
      }
    }
    func cases(_ view: some View, _ profile: ProfileName) -> Int {
      dump(view, profile).components(separatedBy: ".textCase").count - 1
    }
    #expect(cases(list.listStyle(.insetGrouped), .iosClassic) == 1 && cases(list, .ios26) == 0)
    #expect(cases(list.listStyle(.plain), .iosClassic) == 0)
    // The text's own says that there are none, before the header's.
    #expect(cases(own.listStyle(.grouped), .iosClassic) == 2)
  }

  @Test func `an inline picker is a wheel outside lists of a phone`() {
    func picker(_ style: some PickerStyle) -> some View {
      Picker("P", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(style)
    }
    for profile in [ProfileName.iosClassic, .ios26] {
      #expect(dump(picker(.inline), profile) == dump(picker(.wheel), profile))
      #expect(dump(Form { picker(.inline) }, profile) != dump(Form { picker(.wheel) }, profile))
    }
  }

  @Test func `a button on glass has the colour of letters, or the tint that a view sets`() {
    let button = Button("Go") {}.buttonStyle(.glass)
    #expect(dump(button, .ios26).contains("system(label)"))
    #expect(!dump(button.tint(.red), .ios26).contains("system(label)"))
  }

  @Test func `a Mac's controls have the accent colour, or the tint that a view sets`() {
    let controls: [AnyView] = [
      AnyView(Toggle("On", isOn: .constant(true))), AnyView(Toggle("On", isOn: .constant(true)).toggleStyle(.switch)),
      AnyView(Slider(value: .constant(0.5))), AnyView(ProgressView(value: 0.5)),
      AnyView(ProgressView(value: 0.5).progressViewStyle(.circular)),
    ]
    for control in controls {
      let tinted = dump(control.tint(Color(red: 1, green: 0.5, blue: 0.25)), .macos26)
      #expect(tinted.components(separatedBy: "tint").count > 2, "\(tinted)")
      #expect(dump(control, .macos26).contains("tint"))
      let disabled = dump(control.tint(.red).disabled(true), .macos26)
      #expect(disabled.components(separatedBy: "tint").count < tinted.components(separatedBy: "tint").count)
    }
  }
}
