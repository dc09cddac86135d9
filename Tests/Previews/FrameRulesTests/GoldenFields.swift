import Foundation
import SwiftUI

extension GoldenViews {
  /// More of a Mac's controls, and controls in the dark.
  static let fields: [String: @MainActor () -> AnyView] = [
    "picker/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          picker("menu")
          picker("menuHidden", 2).labelsHidden()
          picker("segmented").pickerStyle(.segmented)
          picker("radio", named: "radio").pickerStyle(.radioGroup)
          Picker("Fruit", selection: .constant(1)) {
            Text("Apple").tag(1).called("inlineApple")
            Text("Banana").tag(2).called("inlineBanana")
          }.pickerStyle(.inline).called("inline")
        }.called("stack"))
    },
    "picker/steps": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          picker("menu")
          picker("segmented").pickerStyle(.segmented)
          picker("radio").pickerStyle(.radioGroup)
        }.called("stack"))
    },
    "slider/basic": {
      AnyView(
        VStack(spacing: 12) {
          Slider(value: .constant(0.5)).called("half")
          Slider(value: .constant(0)).called("zero")
          Slider(value: .constant(1)).called("full")
          Slider(value: .constant(25), in: 0...100, step: 5).called("stepped")
          Slider(value: .constant(0.5)) { Text("Volume") }.called("labelled")
          Slider(value: .constant(0.5), in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Text("Min").called("min")
          } maximumValueLabel: {
            Text("Max").called("max")
          }.called("minMax")
          Slider(value: .constant(0.5)).frame(width: 120).called("narrow")
          Slider(value: .constant(0.5)).disabled(true).called("disabled")
          HStack(spacing: 8) {
            Text("Row").called("rowText")
            Slider(value: .constant(0.5)).called("rowSlider")
          }.called("row")
        }.called("stack"))
    },
    "slider/steps": {
      AnyView(
        HStack(spacing: 12) {
          Slider(value: .constant(0.25)).called("slider")
          Text("25").called("echo")
        }.called("row"))
    },
    "stepper/steps": {
      AnyView(
        HStack(spacing: 12) {
          Stepper("Count", value: .constant(0)).called("stepper")
          Text("0").called("echo")
        }.called("row"))
    },
    "textfield/basic": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          field("", "empty")
          field("Hello", "filled")
          TextField("Name", text: .constant("Hello")).labelsHidden().called("hidden")
          SecureField("Password", text: .constant("")).called("secureEmpty")
          SecureField("Password", text: .constant("Hello")).called("secureFilled")
          field("Hello", "disabled").disabled(true)
          TextField("Placeholder", text: .constant("Hello")).frame(width: 120).called("narrow")
        }.called("stack"))
    },
    "textfield/styles": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          field("Hello", "rounded").textFieldStyle(.roundedBorder)
          field("Hello", "plain").textFieldStyle(.plain)
          field("Hello", "square").textFieldStyle(.squareBorder)
          field("", "plainEmpty").textFieldStyle(.plain)
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Name").called("rowLabel")
            field("Hello", "rowField")
            Button("OK") {}.called("rowButton")
          }.called("row")
          HStack(spacing: 8) {
            TextField("A", text: .constant("Hello")).called("halfA")
            TextField("B", text: .constant("Hello")).called("halfB")
          }.called("halves")
        }.called("stack"))
    },
    "menu/basic": {
      AnyView(
        VStack(spacing: 12) {
          Menu("Options") {
            Button("Cut") {}
            Menu("More") { Button("Paste") {} }
          }.called("options")
          Menu {
            Button("Delete", role: .destructive) {}
          } label: {
            Text("Custom")
          }.called("custom")
          Menu("Primary") {
            Button("Cut") {}
          } primaryAction: {
          }.called("primary")
          Menu("Plain") { Button("Cut") {} }.menuStyle(.button).called("buttonStyle")
          Menu("Hidden") { Button("Cut") {} }.menuIndicator(.hidden).called("noIndicator")
          Text("Right-click me").contextMenu { Button("Action") {} }.called("context")
          Text("Last: none 0").called("last")
        }.called("stack"))
    },
    "gauge/basic": {
      AnyView(
        VStack(spacing: 14) {
          Gauge(value: 0.4) { Text("Battery") }.called("bare")
          Gauge(value: 0.6) {
            Text("Level")
          } currentValueLabel: {
            Text("60%")
          }.called("value")
          bounded().called("bounds")
          Gauge(value: 25, in: 0...50) { Text("Total") }.called("total")
          Gauge(value: 0.5) { Text("Narrow") }.frame(width: 120).called("narrow")
          Gauge(value: 0.7) { Text("Tinted") }.tint(.red).called("tinted")
          Gauge(value: 0.4) { Text("Cap") }.gaugeStyle(.linearCapacity).called("capacity")
          Gauge(value: 0.8) { Text("Hidden") }.labelsHidden().called("hidden")
        }.padding(20).called("stack"))
    },
    "gauge/accessory": {
      AnyView(
        VStack(spacing: 20) {
          HStack(spacing: 14) {
            valued("A").gaugeStyle(.accessoryCircular).called("circular")
            valued("B").gaugeStyle(.accessoryCircularCapacity).called("circularCapacity")
            bounded("C").gaugeStyle(.accessoryCircular).called("circularBounds")
            Gauge(value: 0.4) { Text("D") }.gaugeStyle(.accessoryCircular).called("circularBare")
          }.called("circulars")
          valued("Level").gaugeStyle(.accessoryLinear).called("linear")
          valued("Level").gaugeStyle(.accessoryLinearCapacity).called("linearCapacity")
          bounded().gaugeStyle(.accessoryLinear).called("linearBounds")
          bounded().gaugeStyle(.accessoryLinearCapacity).called("linearCapacityBounds")
          Gauge(value: 0.6) { Text("Bare") }.gaugeStyle(.accessoryLinear).called("linearBare")
        }.padding(20).called("stack"))
    },
    "datepicker/graphical": {
      AnyView(date("Calendar", .date).padding(20).environment(\.timeZone, greenwich).called("calendar"))
    },
    "datepicker/clock": {
      AnyView(date("Clock", .hourAndMinute).padding(20).environment(\.timeZone, greenwich).called("clock"))
    },
    "datepicker/looks": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          date("Range", .date).labelsHidden().called("rangeCalendar")
          date("Both", [.date, .hourAndMinute]).labelsHidden().called("both")
        }.padding(20).environment(\.timeZone, greenwich).called("stack"))
    },
    "presentation/basic": {
      AnyView(
        VStack(spacing: 12) {
          Button("Sheet") {}.called("sheet")
          Button("Popover") {}.popover(isPresented: .constant(false)) { Text("Popover content") }.called("popover")
          Button("Alert") {}
            .alert("Alert title", isPresented: .constant(false)) {
              Button("OK") {}
            } message: {
              Text("Message")
            }
            .called("alert")
          short("picker")
        }.sheet(isPresented: .constant(false)) { Text("Sheet content") }.called("stack"))
    },
    "redacted/privacy": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          Text("Visible under privacy").called("visible")
          Text("Hidden secret").privacySensitive().called("secret")
          HStack(spacing: 10) {
            Text("Balance:")
            Text("$1,234").privacySensitive().called("amount")
          }.called("row")
          Text("Invalidated").called("invalidated").redacted(reason: .invalidated)
        }.redacted(reason: .privacy).called("stack"))
    },
    "dark/text": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          greetings
          Text("Hello").font(.title).underline().called("underlined")
        }.called("stack").environment(\.colorScheme, .dark))
    },
    "dark/controls": {
      AnyView(
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 12) {
            Button("Plain") {}.buttonStyle(.plain).called("plain")
            Button("Bordered") {}.buttonStyle(.bordered).called("bordered")
            Button("Prominent") {}.buttonStyle(.borderedProminent).called("prominent")
            Button("Hidden") {}.disabled(true).called("disabledButton")
          }.called("buttons")
          HStack(spacing: 12) {
            switched("checkOn")
            switched("checkOff")
          }.called("checks")
          HStack(spacing: 12) {
            switched("switchOn").toggleStyle(.switch)
            switched("switchOff").toggleStyle(.switch)
          }.called("switches")
          field("", "emptyField")
          field("Hello", "filledField")
          field("Hello", "disabledField").disabled(true)
          Slider(value: .constant(0.5)).called("slider")
          ProgressView(value: 0.4).called("progress")
          Stepper("Volume", value: .constant(1)).called("stepper")
          short("menuPicker")
          short("segmented").pickerStyle(.segmented)
          GroupBox("Settings") { Text("Inside").called("inside") }.called("groupBox")
        }.called("stack").environment(\.colorScheme, .dark))
    },
  ]

  /// Texts of several colours, a link and a line.
  @ViewBuilder static var greetings: some View {
    Text("Hello").called("primary")
    Text("Hello").foregroundStyle(.secondary).called("secondary")
    Text("Hello").foregroundStyle(.tertiary).called("tertiary")
    Text("Hello").foregroundColor(.red).called("red")
    Text("Hello").disabled(true).called("disabled")
    Link("Hello", destination: URL(fileURLWithPath: "/")).called("link")
    Divider().called("divider")
  }

  static func switched(_ name: String) -> some View { Toggle("Enabled", isOn: .constant(true)).called(name) }

  /// A picker of two fruits.
  static func short(_ name: String) -> some View {
    Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    }.called(name)
  }

  /// A picker of three, whose choices have names too.
  static func picker(_ name: String, _ selection: Int = 1, named prefix: String = "choice") -> some View {
    Picker("Fruit", selection: .constant(selection)) {
      Text("Apple").tag(1).called(prefix + "Apple")
      Text("Banana").tag(2).called(prefix + "Banana")
      Text("Cherry").tag(3).called(prefix + "Cherry")
    }.called(name)
  }

  static func field(_ text: String, _ name: String) -> some View {
    TextField("Placeholder", text: .constant(text)).called(name)
  }

  private static func valued(_ title: LocalizedStringKey) -> some View {
    Gauge(value: 0.4) {
      Text(title)
    } currentValueLabel: {
      Text("40")
    }
  }

  private static func bounded(_ title: LocalizedStringKey = "Range") -> some View {
    Gauge(value: 0.3) {
      Text(title)
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  static let greenwich = TimeZone(secondsFromGMT: 0) ?? .current

  /// 15 March 2025, 11:09.
  static let day = Date(timeIntervalSinceReferenceDate: 763_744_140 - 4 * 3600)

  private static func date(_ title: LocalizedStringKey, _ components: DatePickerComponents) -> some View {
    DatePicker(title, selection: .constant(day), displayedComponents: components).datePickerStyle(.graphical)
  }
}
