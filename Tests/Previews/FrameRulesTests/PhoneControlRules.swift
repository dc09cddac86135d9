import DSPreviewProgram
import SwiftUI
import Testing

/// The sizes of controls that were measured on an iPhone with iOS 26, where a line of the body is 24.5 points high.
@MainActor struct PhoneControlRules {
  private let texts = """
    {"texts": [
      {"text": "t", "style": "body", "sizes": [{"size": [20, 24.5], "baselines": [18.5, 18.5]}]},
      {"text": "t", "size": 13, "sizes": [[20, 16]]}
    ]}
    """

  @Test func `a switch and a stepper without labels hang from the line beside them, a bordered field stands on it`()
    throws
  {
    func top(_ control: some View) throws -> Double? {
      let line = HStack(alignment: .firstTextBaseline) {
        Text("t").called("text")
        control.called("control")
      }
      let found = try named(line, in: 320, 600, profile: "ios26-tall", texts: texts)
      return found["control"].flatMap { control in found["text"].map { control[1] - $0[1] } }
    }
    #expect(try top(Toggle("t", isOn: .constant(true)).labelsHidden()) == 18.5)
    #expect(try top(Stepper("t", value: .constant(1)).labelsHidden()) == 18.5)
    #expect(try top(TextField("t", text: .constant("t")).textFieldStyle(.roundedBorder)) == 18.5 - 23.5)
    #expect(try top(Toggle("t", isOn: .constant(true))) == 18.5)
    #expect(try top(Stepper("t", value: .constant(1))) == 18.5)
  }

  @Test func `a spinner has its label as far below it as a text`() throws {
    let found = try size(ProgressView { Text("t") })
    #expect(abs(found[1] - 52.9295) < 0.001)
  }

  private func size(_ control: some View) throws -> [Double] {
    let found = try named(control.called("control"), in: 320, 600, profile: "ios26-tall", texts: texts)
    return Array(try #require(found["control"]).dropFirst(2))
  }

  @Test func `buttons on a ground have 7 points above and below their label, and 12 beside it`() throws {
    #expect(try size(Button("t") {}.buttonStyle(.bordered)) == [44, 38.5])
    #expect(try size(Button("t") {}.buttonStyle(.borderedProminent)) == [44, 38.5])
    #expect(try size(Button("t") {}) == [20, 24.5])
  }

  @Test func `switches, sliders and steppers fill the width; without labels they have their own`() throws {
    #expect(try size(Toggle("t", isOn: .constant(true))) == [320, 30])
    #expect(try size(Toggle("t", isOn: .constant(true)).labelsHidden()) == [66, 30])
    #expect(try size(Slider(value: .constant(0.5))) == [320, 31])
    #expect(try size(Stepper("t", value: .constant(1))) == [320, 32])
    #expect(try size(Stepper("t", value: .constant(1)).labelsHidden()) == [94, 32])
  }

  @Test func `fields are 26 points high, and 34 in a border`() throws {
    #expect(try size(TextField("t", text: .constant("t"))) == [320, 26])
    #expect(try size(TextField("t", text: .constant("t")).textFieldStyle(.roundedBorder)) == [320, 34])
  }

  @Test(arguments: [("ios26-tall", 15.0), ("ios-classic", 11.0)])
  func `insets that a row of a list does not set are the platform's`(profile: String, own: Double) throws {
    let list = List {
      Section {
        box("a", 20, 80).listRowInsets(.leading, 40)
        box("b", 20, 80).listRowInsets(.vertical, 3)
        box("c", 20, 80).listRowInsets(.top, nil).listRowInsets(EdgeInsets())
      }
    }.listStyle(.plain)
    let found = try named(list, in: 320, 600, profile: profile, texts: texts)
    let rows = try ["a", "b", "c"].map { try #require(found[$0]) }
    #expect(rows.map { $0[0] } == [40, 16, 0])
    #expect(rows[0][1] == own)
    #expect(rows[1][1] - rows[0][1] == 80 + own + 3)
    #expect(rows[2][1] - rows[1][1] == 80 + 3 + own)
  }

  @Test func `a menu's choice has padding around it, and choices side by side are 31 points high`() throws {
    let picker = Picker("t", selection: .constant(1)) {
      Text("t").tag(1)
    }
    // 13.5 + 20 + 4 + 9 + 13.5 wide, 8 + 24.5 + 8 high.
    #expect(try size(picker) == [60, 40.5])
    #expect(try size(picker.pickerStyle(.segmented)) == [320, 31])
  }

  @Test func `a bar has its label four points above it`() throws {
    #expect(try size(ProgressView(value: 0.5) { Text("t") }) == [320, 24.5 + 4 + 4])
  }

  @Test func `controls are spaced as controls, not as the texts in them`() throws {
    func gaps(_ control: some View) throws -> [Double] {
      let tree = VStack {
        Text("t").called("a")
        control.called("b")
        control.called("c")
        Text("t").called("d")
      }
      let found = try named(tree, in: 320, 600, profile: "ios26-tall", texts: texts)
      let frames = try ["a", "b", "c", "d"].map { try #require(found[$0]) }
      return zip(frames, frames.dropFirst()).map { (100 * ($1[1] - $0[1] - $0[3])).rounded() / 100 }
    }
    for control: AnyView in [
      AnyView(Toggle("t", isOn: .constant(true))), AnyView(Stepper("t", value: .constant(1))),
      AnyView(Button("t") {}.buttonStyle(.bordered)), AnyView(TextField("t", text: .constant("t"))),
    ] {
      #expect(try gaps(control) == [14.81, 8, 8.43])
    }
    // A button without a ground has its label's distance above it and a control's below.
    #expect(try gaps(Button("t") {}) == [2, 8.43, 8.43])
  }

  @Test func `a button's views stand side by side`() throws {
    let button = Button {
    } label: {
      Text("t").called("one")
      Text("t").called("two")
    }
    try check(
      button, in: 320, 100, ["one": [136, 37.75, 20, 24.5], "two": [164, 37.75, 20, 24.5]], profile: "ios26-tall",
      texts: texts)
  }

  @Test func `rows of groups are 56 points high or 30 more than what is in them`() throws {
    let list = List {
      Section {
        Text("t").called("first")
        Toggle(isOn: .constant(true)) { Text("t") }.called("toggle")
        Stepper("t", value: .constant(1)).called("stepper")
        Color.red.frame(width: 20, height: 40).called("high")
        Text("t").called("last")
      }
      Section {
        Text("t").called("next")
      } header: {
        Text("t").called("header")
      } footer: {
        Text("f").called("footer")
      }
      Section { Text("t").called("end") }
      Section {
        Text("t")
      } header: {
        Text("t").called("top")
      }
    }
    let texts = """
      {"texts": [{"text": "t", "sizes": [[20, 24.5]]}, {"text": "f", "sizes": [[20, 21]]}]}
      """
    // Groups begin at 35; their rows have 16 points at both ends, inside of 16 points around the group.
    let middle = (56 - 24.5) / 2
    try check(
      list, in: 320, 700,
      [
        "first": [32, 35 + middle, 20, 24.5],
        // Switches and steppers overflow the line of their label.
        "toggle": [32, 91 + middle, 256, 24.5], "stepper": [32, 147 + middle, 256, 24.5],
        "high": [32, 203 + 15, 20, 40], "last": [32, 273 + middle, 20, 24.5],
        // 27.5 between rows and a header, 10 below it, 8 above a footer.
        "header": [32, 329 + 27.5, 20, 24.5], "next": [32, 391 + middle, 20, 24.5],
        "footer": [32, 447 + 8, 20, 21],
        // 23.5 between a footer's 21 points and rows without a header.
        "end": [32, 476 + 23.5 + middle, 20, 24.5], "top": [32, 555.5 + 27.5, 20, 24.5],
      ], profile: "ios26-tall", texts: texts)
  }

  @Test func `a spacing between groups is above the padding of a header`() throws {
    let list = List {
      Section {
        Text("t").called("a1")
        Text("t").called("a2")
      } header: {
        Text("t")
      }
      Section {
        Text("t").called("b1")
      } header: {
        Text("t")
      }
    }
    .listRowSpacing(12).listSectionSpacing(30)
    try check(
      list, in: 320, 400,
      ["a1": [32, 60.25, 20, 24.5], "a2": [32, 128.25, 20, 24.5], "b1": [32, 258.75, 20, 24.5]], profile: "ios26-tall",
      texts: #"{"texts": [{"text": "t", "sizes": [[20, 24.5]]}]}"#)
  }

  @Test func `a group follows a footer as recorded, with a header and without`() throws {
    func list(hasHeaders: Bool) -> some View {
      List {
        Section {
          Text("t").called("row1")
        } header: {
          if hasHeaders { Text("t") }
        } footer: {
          Text("f").called("footer")
        }
        Section {
          Text("t").called("row2")
        } header: {
          if !hasHeaders { Text("t") }
        }
      }
    }
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, 24.5]]}, {"text": "f", "sizes": [[20, 21]]}]}"#
    try check(
      list(hasHeaders: true), in: 320, 400,
      ["row1": [32, 60.25, 20, 24.5], "footer": [32, 108.5, 20, 21], "row2": [32, 168.75, 20, 24.5]],
      profile: "ios26-tall",
      texts: texts)
    try check(
      list(hasHeaders: false), in: 320, 400,
      ["row1": [32, 50.75, 20, 24.5], "footer": [32, 99, 20, 21], "row2": [32, 186.25, 20, 24.5]],
      profile: "ios26-tall",
      texts: texts)
  }

  @Test func `a large title takes the space above the first rows, a small one does not`() throws {
    func first(_ mode: NavigationBarItem.TitleDisplayMode) throws -> Double? {
      let page = NavigationStack {
        List { Text("t").called("row") }.navigationTitle("T").navigationBarTitleDisplayMode(mode)
      }
      let texts = #"{"texts": [{"text": "t", "sizes": [[20, 24.5]]}, {"text": "T", "sizes": [[20, 24.5]]}]}"#
      return try named(page, in: 320, 480, profile: "ios26-tall", texts: texts)["row"]?[1]
    }
    #expect(try first(.large) == 132.25)
    #expect(try first(.inline) == 64 + 35 + 15.75)
  }
}
