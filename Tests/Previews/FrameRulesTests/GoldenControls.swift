import SwiftUI

extension GoldenViews {
  /// Controls and forms.
  static let controls: [String: @MainActor () -> AnyView] = [
    "button/basic": {
      AnyView(
        VStack(spacing: 12) {
          Button("OK") {}.called("ok")
          Button("Increment") {}.called("increment")
          Button {
          } label: {
            Text("Label").called("labelText")
          }.called("labelButton")
          HStack {
            Button("−") {}.called("minus")
            Button("+") {}.called("plus")
          }.called("row")
        }.called("stack"))
    },
    "button/styles": {
      AnyView(
        VStack(spacing: 12) {
          Button("Plain") {}.buttonStyle(.plain).called("plain")
          Button("Bordered") {}.buttonStyle(.bordered).called("bordered")
          Button("Borderless") {}.buttonStyle(.borderless).called("borderless")
          Button("Prominent") {}.buttonStyle(.borderedProminent).called("prominent")
          Button("Padded") {}.padding().called("paddedOuter")
        })
    },
    "toggle/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          toggle("Enabled", "on")
          toggle("Enabled", "off")
          Toggle(isOn: .constant(true)) { Text("Hg").called("customText") }.called("custom")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            toggle("Hg", "baselineToggle")
            Text("Hg").called("baselineText")
          }.called("baselineRow")
          toggle("Enabled", "hidden").labelsHidden()
          toggle("Enabled", "disabled").disabled(true)
          toggle("Enabled", "disabledOff").disabled(true)
        }.called("stack"))
    },
    "toggle/styles": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          toggle("Enabled", "switchOn").toggleStyle(.switch)
          toggle("Enabled", "switchOff").toggleStyle(.switch)
          toggle("Enabled", "switchHidden").toggleStyle(.switch).labelsHidden()
          toggle("Enabled", "buttonOn").toggleStyle(.button)
          toggle("Enabled", "buttonOff").toggleStyle(.button)
          toggle("Enabled", "checkbox").toggleStyle(.checkbox)
          HStack(spacing: 8) {
            toggle("Enabled", "rowSwitch").toggleStyle(.switch)
            Button("OK") {}.called("rowButton")
            toggle("Enabled", "rowCheckbox")
          }.called("row")
        }.called("stack"))
    },
    "progress/basic": {
      AnyView(
        VStack(spacing: 14) {
          ProgressView(value: 0.4).called("bare")
          ProgressView("Loading", value: 0.6).called("labelled")
          ProgressView(value: 0.3) {
            Text("Copying")
          } currentValueLabel: {
            Text("30%")
          }.called("valueLabel")
          ProgressView(value: 0.7).tint(.red).called("tinted")
          ProgressView(value: 0.5).frame(width: 120).called("narrow")
          HStack(spacing: 20) {
            ProgressView(value: 0.4).progressViewStyle(.circular).called("ring")
            ProgressView("Ring", value: 0.75).progressViewStyle(.circular).called("ringLabelled")
            ProgressView(value: 1).progressViewStyle(.circular).called("ringFull")
          }.called("rings")
          ProgressView(value: 25, total: 50).progressViewStyle(.linear).called("total")
        }.padding(20).called("stack"))
    },
    "progress/indeterminate": {
      AnyView(
        VStack(spacing: 20) {
          ProgressView().called("spinner")
          ProgressView("Working").called("spinnerLabelled")
          ProgressView().progressViewStyle(.linear).called("bar")
          ProgressView().controlSize(.small).called("small")
        }.called("stack"))
    },
    "labeledcontent/form": {
      AnyView(
        Form {
          LabeledContent("Name", value: "Corey").called("value")
          LabeledContent("Count") { Text("3").called("countContent") }.called("count")
          TextField("Email", text: .constant("")).called("field")
        }.called("form"))
    },
    "form/basic": {
      AnyView(
        Form {
          nameField("field")
          toggle("Enabled", "toggle")
          fruits("picker")
          Slider(value: .constant(0.5)) { Text("Volume") }.called("slider")
          Stepper("Count", value: .constant(1)).called("stepper")
          Button("Save") {}.called("button")
          Text("Plain").called("text")
        }.called("form"))
    },
    "form/sections": {
      AnyView(
        Form {
          Section("Account") {
            nameField("field")
            toggle("Enabled", "toggle").called("account")
          }
          Section {
            fruits("segmented").pickerStyle(.segmented)
            Text("Plain").called("text")
          } header: {
            Text("Options").called("optionsHeader")
          } footer: {
            Text("Footer").called("optionsFooter").called("options")
          }
        }.called("form"))
    },
    "form/styles": {
      AnyView(
        VStack(spacing: 8) {
          pair("grouped").formStyle(.grouped).frame(height: 110).called("grouped")
          pair("columns").formStyle(.columns).frame(height: 110).called("columns")
          Form { toggle("Enabled", "narrowToggle") }.frame(width: 200, height: 110).called("narrow")
        }.called("stack"))
    },
  ]

  private static func toggle(_ title: LocalizedStringKey, _ name: String) -> some View {
    Toggle(title, isOn: .constant(true)).called(name)
  }

  private static func nameField(_ name: String) -> some View {
    TextField("Name", text: .constant("Hello")).called(name)
  }

  private static func fruits(_ name: String) -> some View {
    Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    }.called(name)
  }

  /// A form of two rows.
  private static func pair(_ name: String) -> some View {
    Form {
      nameField(name + "Field")
      toggle("Enabled", name + "Toggle")
    }
  }
}
