import Foundation
import SwiftUI

extension GoldenViews {
  /// A phone's controls and texts, in light and dark.
  static let phones: [String: @MainActor () -> AnyView] = [
    "ios/button/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          Button("OK") {}.called("plain")
          Button("Bordered") {}.buttonStyle(.bordered).called("bordered")
          Button("Prominent") {}.buttonStyle(.borderedProminent).called("prominent")
          Button("Borderless") {}.buttonStyle(.borderless).called("borderless")
          Button("Disabled") {}.buttonStyle(.bordered).disabled(true).called("disabled")
          Button("Delete", role: .destructive) {}.called("destructive")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Button("OK") {}.called("rowButton")
            Text("Hg").called("rowText")
          }.called("row")
        }.called("stack"))
    },
    "ios/controls/settings": {
      AnyView(
        VStack(alignment: .leading, spacing: 16) {
          Text("Settings").font(.largeTitle).bold().called("title")
          Toggle("Wi-Fi", isOn: .constant(true)).called("wifi")
          Toggle("Bluetooth", isOn: .constant(false)).called("bluetooth")
          VStack(alignment: .leading, spacing: 4) {
            Text("Volume").font(.subheadline).called("volumeLabel")
            Slider(value: .constant(0.6)).called("volume")
          }
          quantity("quantity")
          sizes("size", 3).pickerStyle(.segmented)
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).called("name")
          Button("Save") {}.buttonStyle(.borderedProminent).called("save")
        }.padding().called("screen"))
    },
    "ios/layout/basics": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Text("Hello").called("paddedText").padding().called("padded")
          VStack {
            Text("One").called("one")
            Text("Two").called("two")
          }.called("textStack")
          VStack {
            Text("Hello").called("textAboveBox")
            box("box", 40, 10)
          }.called("mixedStack")
          HStack {
            Text("One").called("hOne")
            Text("Two").called("hTwo")
            box("hBox", 10, 10)
          }.called("hStack")
          Divider().called("divider")
        }.called("stack"))
    },
    "ios/layout/controls": {
      AnyView(
        VStack {
          Text("Hello").called("text")
          switched("toggle")
          Button("OK") {}.called("plain")
          Button("Bordered") {}.buttonStyle(.bordered).called("bordered")
          field("Hello", "field")
          field("Hello", "rounded").textFieldStyle(.roundedBorder)
          Slider(value: .constant(0.5)).called("slider")
          quantity("stepper")
          sizes("segmented", 2).pickerStyle(.segmented)
          Text("Hello").called("textBelow")
        }.called("stack"))
    },
    "ios/picker/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          picker("menu")
          picker("menuHidden", 2).labelsHidden()
          sizes("segmented", 3).pickerStyle(.segmented)
          sizes("inner", 2).pickerStyle(.segmented).frame(width: 160).called("segmentedNarrow")
        }.called("stack"))
    },
    "ios/slider/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          Slider(value: .constant(0.5)).called("half")
          Slider(value: .constant(0)).called("zero")
          Slider(value: .constant(0.5)) { Text("Volume") }.called("labelled")
          Slider(value: .constant(50), in: 0...100, step: 10).called("stepped")
          Slider(value: .constant(0.5)).disabled(true).called("disabled")
          Slider(value: .constant(0.5)).frame(width: 120).called("narrow")
        }.called("stack"))
    },
    "ios/stepper/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          quantity("labelled")
          quantity("hidden").labelsHidden()
          quantity("disabled").disabled(true)
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Hg").called("rowText")
            Stepper("Hg", value: .constant(3)).called("rowStepper")
          }.called("row")
        }.called("stack"))
    },
    "ios/textfield/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          field("Hello", "plain")
          field("Hello", "rounded").textFieldStyle(.roundedBorder)
          field("", "roundedEmpty").textFieldStyle(.roundedBorder)
          SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).called("secure")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Name").called("rowLabel")
            field("Hello", "rowField").textFieldStyle(.roundedBorder)
          }.called("row")
        }.called("stack"))
    },
    "ios/toggle/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          switched("on")
          switched("off")
          Toggle(isOn: .constant(true)) { Text("Hg").called("customText") }.called("custom")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Toggle("Hg", isOn: .constant(true)).called("baselineToggle")
            Text("Hg").called("baselineText")
          }.called("baselineRow")
          switched("hidden").labelsHidden()
          switched("disabled").disabled(true)
        }.called("stack"))
    },
    "ios/text/styles": {
      AnyView(
        VStack(alignment: .leading, spacing: 8) {
          Text("Hello").called("default")
          ForEach(styles, id: \.0) { Text(verbatim: title($0.0)).font(.system($0.1)).called($0.0) }
          Text("Bold").bold().called("bold")
        }.called("stack"))
    },
    "ios/text/bold-trait": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(styles, id: \.0) { Text(verbatim: title($0.0)).font(.system($0.1)).bold().called($0.0) }
        }.called("stack"))
    },
    "ios/progress/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          ProgressView(value: 0.4).called("bar")
          ProgressView().progressViewStyle(.linear).called("indeterminate")
          ProgressView(value: 0.4) { Text("Volume") }.called("labelled")
          ProgressView(value: 0.4).frame(width: 120).called("narrow")
          HStack(spacing: 12) {
            ProgressView().called("spinner")
            ProgressView(value: 0.4).progressViewStyle(.circular).called("ring")
            ProgressView { Text("Volume") }.called("spinnerLabelled")
          }.called("row")
        }.called("stack"))
    },
    "ios/menu/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          Menu("Options") { Button("Cut") {} }.called("menu")
          Menu("Plain") { Button("Cut") {} }.menuStyle(.button).called("buttonStyle")
          Menu("Hidden") { Button("Cut") {} }.menuIndicator(.hidden).called("noIndicator")
          Menu("Off") { Button("Cut") {} }.disabled(true).called("disabled")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Hg").called("rowText")
            Menu("Options") { Button("Cut") {} }.called("rowMenu")
          }.called("row")
        }.called("stack"))
    },
    "ios/dark/text": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          greetings
          Text("Hello").underline().called("underlined")
        }.called("stack").environment(\.colorScheme, .dark))
    },
    "ios/dark/controls": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 12) {
            Button("OK") {}.called("plain")
            Button("Bordered") {}.buttonStyle(.bordered).called("bordered")
            Button("Prominent") {}.buttonStyle(.borderedProminent).called("prominent")
          }.called("buttons")
          Button("Disabled") {}.buttonStyle(.bordered).disabled(true).called("disabledButton")
          switched("switchOn")
          switched("switchOff")
          field("", "emptyField")
          field("Hello", "roundedField").textFieldStyle(.roundedBorder)
          field("Hello", "disabledField").textFieldStyle(.roundedBorder).disabled(true)
          Slider(value: .constant(0.5)).called("slider")
          quantity("stepper")
          short("menuPicker")
          sizes("segmented", 2).pickerStyle(.segmented)
        }.called("stack").environment(\.colorScheme, .dark))
    },
    "ios/datepicker/compact": {
      AnyView(
        Form {
          DatePicker("Date", selection: .constant(day), displayedComponents: .date).called("date")
          DatePicker("When", selection: .constant(day)).called("dateTime")
          DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute).called("time")
          DatePicker("Off", selection: .constant(day), displayedComponents: .date).disabled(true).called("disabled")
        }.environment(\.timeZone, greenwich).called("form"))
    },
    "ios/datepicker/wheel": {
      AnyView(
        VStack(spacing: 12) {
          DatePicker("Date", selection: .constant(day), displayedComponents: .date).datePickerStyle(.wheel)
            .labelsHidden().called("dateWheel")
          DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
            .labelsHidden().called("timeWheel")
        }.environment(\.timeZone, greenwich).called("stack"))
    },
  ]

  static func quantity(_ name: String) -> some View { Stepper("Quantity: 3", value: .constant(3)).called(name) }

  private static func sizes(_ name: String, _ count: Int) -> some View {
    Picker("Size", selection: .constant(1)) {
      ForEach(0..<count, id: \.self) { Text(verbatim: ["Small", "Medium", "Large"][$0]).tag($0) }
    }.called(name)
  }

  /// A text style's name as its recording shows it.
  private static func title(_ style: String) -> String {
    switch style {
    case "largeTitle": "Large Title"
    default: style.prefix(1).uppercased() + style.dropFirst().replacing(/[0-9]/) { " \($0.output)" }
    }
  }
}
