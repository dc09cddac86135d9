import SwiftUI
import Testing

/// The sizes of macOS 26's controls, and how far they stand from one another.
@MainActor struct MacControlRules {
  /// A word in letters of the default font, of the body and of smaller styles; two other words.
  static let texts = """
    {"texts": [
      {"text": "Name", "style": "body", "sizes": [{"size": [35, 18.5], "baselines": [14, 14]}]},
      {"text": "Name", "style": "subheadline", "sizes": [{"size": [28, 16], "baselines": [12, 12]}]},
      {"text": "Name", "style": "footnote", "sizes": [{"size": [26, 15], "baselines": [11, 11]}]},
      {"text": "Name", "style": "largeTitle", "sizes": [{"size": [70, 38], "baselines": [29, 29]}]},
      {"text": "Name", "size": 12, "sizes": [{"size": [31, 16], "baselines": [12, 12]}]},
      {"text": "Wide one", "style": "body", "sizes": [{"size": [64, 18.5], "baselines": [14, 14]}]},
      {"text": "Name", "size": 13, "sizes": [{"size": [33, 16], "baselines": [13, 13]}]},
      {"text": "Wide one", "size": 13, "sizes": [{"size": [60, 16], "baselines": [13, 13]}]}
    ]}
    """

  private func size(_ view: some View, in width: Double? = 400) throws -> [Double] {
    let found = try named(view.called("v"), in: width, 300, profile: "macos26-tall", texts: Self.texts)
    return Array(found["v", default: []].dropFirst(2))
  }

  /// The gaps between named views below one another.
  private func gaps(_ names: String..., @ViewBuilder of views: () -> some View) throws -> [Double] {
    let found = try named(VStack { views() }, in: 400, 400, profile: "macos26-tall", texts: Self.texts)
    return zip(names, names.dropFirst()).map { upper, lower in
      let (a, b) = (found[upper, default: [0, 0, 0, 0]], found[lower, default: [0, 0, 0, 0]])
      return ((b[1] - a[1] - a[3]) * 10_000).rounded() / 10_000
    }
  }

  @Test func `buttons have 12 and 4 points around their labels and are 24 points high at least`() throws {
    #expect(try size(Button("Name") {}) == [57, 24])
    #expect(try size(Button("Name") {}.buttonStyle(.borderedProminent)) == [57, 24])
    #expect(
      try size(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 5)
        }) == [54, 24])
    #expect(
      try size(
        Button {
        } label: {
          Color.red.frame(width: 30, height: 30)
        }) == [54, 38])
    for bare: any PrimitiveButtonStyle in [PlainButtonStyle(), BorderlessButtonStyle(), LinkButtonStyle()] {
      func styled(_ style: some PrimitiveButtonStyle) throws -> [Double] {
        try size(Button("Name") {}.buttonStyle(style))
      }
      #expect(try styled(bare) == [33, 16])
    }
    #expect(try size(Link("Name", destination: URL(string: "https://example.org")!)) == [33, 16])
  }

  @Test func `a button's baseline is that of its label`() throws {
    try check(
      HStack(alignment: .firstTextBaseline) {
        Button("Name") {}.called("b"); Text("Name").called("t")
      }, in: 300, 100, ["b": [101, 38, 57, 24], "t": [166, 42, 33, 16]], profile: "macos26-tall", texts: Self.texts)
  }

  @Test func `a toggle is a box of 16 points, 5 points before its label`() throws {
    let toggle = Toggle("Name", isOn: .constant(true))
    #expect(try size(toggle) == [56, 18.5])
    #expect(try size(toggle.toggleStyle(.checkbox)) == [56, 18.5])
    #expect(try size(toggle.labelsHidden()) == [16, 16])
    #expect(try size(toggle.toggleStyle(.switch)) == [97, 24])
    #expect(try size(toggle.toggleStyle(.switch).labelsHidden()) == [54, 24])
    #expect(try size(toggle.toggleStyle(.button)) == [57, 24])
  }

  @Test func `a box has its middle at that of the label's capitals`() throws {
    let tree = Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 40).called("l") }.called("t")
    try check(
      tree, in: 100, 100, ["t": [34.5, 30, 31, 40], "l": [55.5, 30, 10, 40]], profile: "macos26-tall", texts: Self.texts
    )
  }

  @Test func `boxes stand 6 points from everything, texts and fields and pop-up buttons`() throws {
    func box(_ name: String) -> some View { Toggle("Name", isOn: .constant(true)).called(name) }
    #expect(
      try gaps("a", "b", "c", "d") {
        Text("Name").called("a"); box("b"); box("c"); Text("Name").called("d")
      } == [6, 6, 6])
    #expect(
      try gaps("a", "b", "c", "d", "e") {
        Picker("", selection: .constant(1)) { Text("Name").tag(1) }.labelsHidden().called("a")
        box("b")
        TextField("Name", text: .constant("")).called("c")
        box("d")
        Picker("", selection: .constant(1)) { Text("Name").tag(1) }.labelsHidden().called("e")
      } == [6, 6, 6, 6])
  }

  @Test func `pop-up buttons and steppers keep the gaps of a text, sliders only the lower one`() throws {
    func popUp(_ name: String) -> some View {
      Picker("", selection: .constant(1)) { Text("Name").tag(1) }.labelsHidden().called(name)
    }
    func slider(_ name: String) -> some View { Slider(value: .constant(0.5)).called(name) }
    func stepper(_ name: String) -> some View { Stepper("", value: .constant(1)).labelsHidden().called(name) }
    #expect(
      try gaps("a", "b", "c", "d", "e", "f") {
        popUp("a"); slider("b"); stepper("c"); Button("Name") {}.called("d"); Text("Name").called("e"); slider("f")
      } == [8.1509, 4.7422, 8.1509, 4.7422, 8.1509])
    #expect(
      try gaps("a", "b", "c", "d") {
        Text("Name").called("a"); TextField("Name", text: .constant("")).called("b")
        TextField("Name", text: .constant("")).called("c"); popUp("d")
      } == [8.1509, 6, 6])
    #expect(
      try gaps("a", "b") {
        Button("Name") {}.called("a"); Button("Name") {}.called("b")
      } == [8])
  }

  @Test func `a field is 24 points high, its text 6 points from the edge on a baseline 17 points below the top`() throws
  {
    let field = TextField("Name", text: .constant(""))
    #expect(try size(field) == [400, 24])
    #expect(try size(field.textFieldStyle(.squareBorder)) == [400, 24])
    #expect(try size(field.textFieldStyle(.plain)) == [400, 16])
    #expect(try size(field.textFieldStyle(.plain).fixedSize()) == [37, 16])
    #expect(try size(SecureField("Name", text: .constant("abc"))) == [400, 24])
    try check(
      HStack(alignment: .firstTextBaseline) {
        Text("Name").called("t"); field.called("f"); Button("Name") {}.called("b")
      }, in: 300, 100, ["t": [0, 42, 33, 16], "f": [41, 38, 194, 24], "b": [243, 38, 57, 24]], profile: "macos26-tall",
      texts: Self.texts)
  }

  @Test func `sliders, steppers and pop-up buttons stand 8 points behind their labels`() throws {
    let slider = Slider(value: .constant(0.5)) { Text("Name") }
    #expect(try size(slider) == [400, 18.5])
    #expect(try size(slider.labelsHidden()) == [400, 16])
    #expect(try size(Slider(value: .constant(0.5)).fixedSize()) == [100, 16])
    let stepper = Stepper("Name", value: .constant(1))
    #expect(try size(stepper) == [63, 26])
    #expect(try size(stepper.labelsHidden()) == [20, 26])
    let picker = Picker("Name", selection: .constant(1)) {
      Text("Name").tag(1); Text("Wide one").tag(2)
    }
    #expect(try size(picker) == [35 + 8 + 107.5, 24])
    #expect(try size(picker.labelsHidden()) == [107.5, 24])
    #expect(try size(picker.pickerStyle(.segmented).labelsHidden()) == [162, 24])
    #expect(try size(picker.pickerStyle(.radioGroup)) == [35 + 8 + 16 + 5 + 64, 43])
    #expect(try size(picker.pickerStyle(.inline).labelsHidden()) == [85, 43])
  }

  @Test func `the views of a slider's row begin at whole pixels`() throws {
    let tree = Slider(value: .constant(0.5)) {
      Text("Name").called("l")
    } minimumValueLabel: {
      Text("Name").called("a")
    } maximumValueLabel: {
      Text("Name").called("b")
    }
    let found = try named(tree.called("s"), in: 400, 18.5, profile: "macos26-tall", texts: Self.texts)
    #expect(found["s"] == [0, 0, 400, 18.5])
    #expect(found["l"] == [0, 0, 35, 18.5])
    #expect(found["a"] == [43, 2, 26, 15])
    #expect(found["b"] == [374, 2, 26, 15])
  }

  @Test func `a button to share has an icon of 17.58 points, which its label is as high as`() throws {
    let texts = #"{"texts": [{"text": "Share…", "sizes": [{"size": [40, 16], "baselines": [13, 13]}]}]}"#
    let found = try named(ShareLink(item: "a").called("s"), profile: "macos26-tall", texts: texts)
    #expect(found["s"]?.suffix(2).map { ($0 * 100).rounded() / 100 } == [86.5, 25.58])
  }

  @Test func `menus have space for an arrow, and for one of its own where they do something by themselves`() throws {
    #expect(try size(Menu("Name") { Text("Name") }) == [80.5, 24])
    #expect(try size(Menu("Name") { Text("Name") }.menuIndicator(.hidden)) == [57, 24])
    let split = Menu("Name") {
      Text("Name")
    } primaryAction: {
    }
    #expect(try size(split) == [78, 24])
  }

  @Test func `a labelled value stands 8 points behind its label, both about one middle`() throws {
    let tree = LabeledContent {
      Color.red.frame(width: 20, height: 10).called("c")
    } label: {
      Text("Name").called("l")
    }
    try check(
      tree.called("v"), in: 163, 18.5, ["v": [50, 0, 63, 18.5], "l": [50, 0, 35, 18.5], "c": [93, 4.25, 20, 10]],
      profile: "macos26-tall", texts: Self.texts)
  }

  @Test func `bars are 20 points high right below their labels, rings 32 points, small ones 16`() throws {
    #expect(try size(ProgressView(value: 0.5)) == [400, 20])
    #expect(try size(ProgressView("Name", value: 0.5)) == [400, 36])
    let full = ProgressView(value: 0.5) {
      Text("Name")
    } currentValueLabel: {
      Text("Name")
    }
    #expect(try size(full) == [400, 52])
    #expect(try size(ProgressView()) == [32, 32])
    #expect(try size(ProgressView().controlSize(.small)) == [16, 16])
    #expect(try size(ProgressView("Name"))[0] == 33)
    #expect(abs(try size(ProgressView("Name"))[1] - 52.7422) < 0.001)
  }

  @Test func `gauges are bars of 16 points, of 8 in small places, and rings of 58`() throws {
    let gauge = Gauge(value: 0.4) {
      Text("Name")
    } currentValueLabel: {
      Text("Name")
    }
    #expect(try size(gauge)[0] == 400)
    #expect(abs(try size(gauge)[1] - 60.8931) < 0.001)
    #expect(abs(try size(gauge.labelsHidden())[1] - 60.8931) < 0.001)
    #expect(try size(Gauge(value: 0.4) { Text("Name") }.gaugeStyle(.accessoryLinear)) == [400, 8])
    #expect(try size(gauge.gaugeStyle(.accessoryLinearCapacity)) == [400, 52])
    #expect(try size(Gauge(value: 0.4) { Text("Name") }.gaugeStyle(.accessoryCircularCapacity)) == [58, 58])
  }

  @Test func `boxes have 5 points around their views, below a label in small letters`() throws {
    let box = GroupBox("Name") { Color.red.frame(width: 20, height: 10).called("c") }
    try check(
      box.called("b"), in: 100, 100, ["b": [31, 30.5, 38, 39], "c": [36, 54.5, 20, 10]], profile: "macos26-tall",
      texts: Self.texts)
    #expect(try size(GroupBox { Color.red.frame(width: 20, height: 10) }) == [30, 20])
  }

  @Test func `groups open right below their label, which stands behind an arrow`() throws {
    let group = DisclosureGroup(isExpanded: .constant(true)) {
      Color.red.frame(width: 20, height: 10).called("c")
    } label: {
      Text("Name").called("l")
    }
    try check(
      group.called("g"), in: 200, 34, ["g": [0, 0, 200, 34], "l": [11.5, 4, 33, 16], "c": [90, 24, 20, 10]],
      profile: "macos26-tall", texts: Self.texts)
  }

  @Test func `dates have space for all their digits whatever the date is`() throws {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    func picker(_ parts: DatePickerComponents) -> some View {
      DatePicker("Name", selection: .constant(date), displayedComponents: parts)
    }
    #expect(try size(picker(.date)) == [35 + 8 + 95, 22])
    #expect(try size(picker(.hourAndMinute).labelsHidden()) == [80, 22])
    #expect(try size(picker([.date, .hourAndMinute]).labelsHidden()) == [160, 22])
    #expect(try size(picker(.date).labelsHidden().datePickerStyle(.field)) == [78, 21])
    #expect(try size(picker([.date, .hourAndMinute]).labelsHidden().datePickerStyle(.field)) == [143, 21])
    #expect(try size(picker(.date).labelsHidden().datePickerStyle(.graphical)) == [138.5, 148])
    #expect(try size(picker(.hourAndMinute).labelsHidden().datePickerStyle(.graphical)) == [119, 119])
  }

  @Test func `a colour is a pill of 48 points`() throws {
    #expect(try size(ColorPicker("Name", selection: .constant(.red))) == [91, 24])
    #expect(try size(ColorPicker("Name", selection: .constant(.red)).labelsHidden()) == [48, 24])
  }

  @Test func `where nothing is to be shown a large title stands at the top`() throws {
    let view = ContentUnavailableView {
      Label {
        Text("Name").called("t")
      } icon: {
        Color.red.frame(width: 50, height: 50)
      }
    } description: {
      Text("Name").called("d")
    } actions: {
      Button("Name") {}.called("a")
    }
    try check(
      view.called("v"), in: 200, 300,
      ["v": [0, 0, 200, 300], "t": [65, 20, 70, 38], "d": [82.5, 70, 35, 18.5], "a": [71.5, 100.5, 57, 24]],
      profile: "macos26-tall", texts: Self.texts)
  }
}
