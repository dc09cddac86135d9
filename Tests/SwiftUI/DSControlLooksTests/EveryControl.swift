import DSControlLooks
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

/// A control by its name.
struct NamedControl: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether it is there to be used: one that only shows something is as it is where it is disabled.
  var isUsed = true
  let make: @MainActor @Sendable () -> AnyView

  init(_ name: String, isUsed: Bool = true, _ make: @escaping @MainActor @Sendable () -> some View) {
    (self.name, self.isUsed) = (name, isUsed)
    self.make = { AnyView(make()) }
  }

  var testDescription: String { name }

  /// Every control that the platform draws, in every style of its own.
  static let all = buttons + toggles + values + choices + dates + fields + groups

  private static let day = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private static let buttons = [
    NamedControl("button") { Button("label") {} },
    NamedControl("bordered button") { Button("label") {}.buttonStyle(.bordered) },
    NamedControl("prominent button") { Button("label") {}.buttonStyle(.borderedProminent) },
    NamedControl("borderless button") { Button("label") {}.buttonStyle(.borderless) },
    NamedControl("round button") { Button("label") {}.buttonStyle(.bordered).buttonBorderShape(.circle) },
    NamedControl("menu") { Menu("label") { Button("one") {} } },
    NamedControl("share link") { ShareLink("label", item: "text") },
    NamedControl("link") { Link("label", destination: URL(fileURLWithPath: "/")) },
    NamedControl("help link") { HelpLink {} },
  ]

  private static let toggles = [
    NamedControl("toggle") { Toggle("label", isOn: .constant(true)) },
    NamedControl("toggle, off") { Toggle("label", isOn: .constant(false)) },
    NamedControl("switch") { Toggle("label", isOn: .constant(true)).toggleStyle(.switch) },
    NamedControl("checkbox") { Toggle("label", isOn: .constant(true)).toggleStyle(.checkbox) },
    NamedControl("toggle button") { Toggle("label", isOn: .constant(true)).toggleStyle(.button) },
  ]

  private static let values = [
    NamedControl("slider") { Slider(value: .constant(0.5)) { Text("label") } },
    NamedControl("stepper") { Stepper("label", value: .constant(1), in: 0...9) },
    NamedControl("progress bar", isUsed: false) { ProgressView("label", value: 0.5) },
    NamedControl("progress ring", isUsed: false) {
      ProgressView("label", value: 0.5).progressViewStyle(.circular)
    },
    NamedControl("spinner", isUsed: false) { ProgressView() },
    NamedControl("gauge", isUsed: false) { Gauge(value: 0.5) { Text("label") }.gaugeStyle(.linearCapacity) },
    NamedControl("round gauge", isUsed: false) { Gauge(value: 0.5) { Text("label") }.gaugeStyle(.accessoryCircular) },
    NamedControl("thin gauge", isUsed: false) { Gauge(value: 0.5) { Text("label") }.gaugeStyle(.accessoryLinear) },
  ]

  private static func picker(_ name: String, _ style: some PickerStyle & Sendable) -> NamedControl {
    NamedControl(name) {
      Picker("label", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(style)
    }
  }

  private static let choices = [
    picker("picker", .automatic), picker("menu picker", .menu), picker("segments", .segmented),
    picker("inline picker", .inline), picker("wheel", .wheel), picker("radio group", .radioGroup),
    picker("palette", .palette), NamedControl("colour picker") { ColorPicker("label", selection: .constant(.red)) },
  ]

  private static func date(_ name: String, _ style: some DatePickerStyle & Sendable) -> NamedControl {
    NamedControl(name) { DatePicker("label", selection: .constant(day)).datePickerStyle(style) }
  }

  private static let dates = [
    date("date", .automatic), date("compact date", .compact), date("month", .graphical), date("date wheels", .wheel),
    date("date field", .field), date("date stepper", .stepperField),
  ]

  private static let fields = [
    NamedControl("field") { TextField("label", text: .constant("text")) },
    NamedControl("plain field") { TextField("label", text: .constant("text")).textFieldStyle(.plain) },
    NamedControl("bordered field") { TextField("label", text: .constant("text")).textFieldStyle(.roundedBorder) },
    NamedControl("square field") { TextField("label", text: .constant("text")).textFieldStyle(.squareBorder) },
    NamedControl("secure field") { SecureField("label", text: .constant("text")).textFieldStyle(.roundedBorder) },
    NamedControl("editor") { TextEditor(text: .constant("text")) },
  ]

  private static let groups = [
    NamedControl("disclosure group") { DisclosureGroup("label", isExpanded: .constant(true)) { Text("row") } },
    NamedControl("group box", isUsed: false) { GroupBox("label") { Text("row") } },
    NamedControl("control group") {
      ControlGroup {
        Button("one") {}
        Button("two") {}
      }
    },
    NamedControl("list", isUsed: false) { List { Text("row") } },
    NamedControl("form", isUsed: false) { Form { Text("row") } },
    NamedControl("columns", isUsed: false) { Form { LabeledContent("label", value: "text") }.formStyle(.columns) },
    NamedControl("table", isUsed: false) {
      Table([Row(id: 1)]) { TableColumn("label") { Text("\($0.id)") } }.environment(\.horizontalSizeClass, .regular)
    },
    NamedControl("nothing", isUsed: false) { ContentUnavailableView("label", systemImage: "star") },
    NamedControl("labelled value", isUsed: false) { LabeledContent("label", value: "text") },
  ]

  private struct Row: Identifiable, Sendable {
    var id: Int
  }
}

/// The platforms that controls are drawn for.
let everyProfile: [ProfileName?] = [nil, .iosClassic, .ios26, .macos26]
