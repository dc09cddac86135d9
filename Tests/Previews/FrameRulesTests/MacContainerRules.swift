import SwiftUI
import Testing

/// Lists and forms of macOS 26.
@MainActor struct MacContainerRules {
  private let texts = MacControlRules.texts

  @Test func `rows of a list are 24 points high at least and stand 16 points from both edges`() throws {
    let list = List {
      box("a", 20, 16)
      box("b", 20, 40)
      fill("c").frame(height: 16)
    }
    let found = try named(list.called("l"), in: 300, 200, profile: "macos26-tall", texts: texts)
    #expect(found["l"] == [0, 0, 300, 200])
    #expect(found["a"] == [16, 14, 20, 16])
    #expect(found["b"] == [16, 38, 20, 40])
    #expect(found["c"] == [16, 86, 268, 16])
  }

  @Test func `each look of a list has margins of its own`() throws {
    func rows(_ style: some ListStyle) throws -> [[Double]] {
      let list = List {
        box("a", 20, 16); box("b", 20, 16)
      }.listStyle(style)
      let found = try named(list, in: 300, 200, profile: "macos26-tall", texts: texts)
      return ["a", "b"].map { Array(found[$0, default: []].prefix(2)) }
    }
    #expect(try rows(.automatic) == [[16, 14], [16, 38]])
    #expect(try rows(.inset) == [[16, 14], [16, 38]])
    #expect(try rows(.plain) == [[8, 4], [8, 28]])
    #expect(try rows(.bordered) == [[7, 5], [7, 29]])
    #expect(try rows(.sidebar) == [[16, 18], [16, 50]])
  }

  @Test func `headers and footers are rows of 28 points, and sections are 20 points apart`() throws {
    let list = List {
      Section {
        box("a", 20, 16)
      } header: {
        Text("Name")
      }
      Section {
        box("b", 20, 16)
      } header: {
        Text("Name").called("h")
      } footer: {
        Text("Name").called("f")
      }
      Section { box("c", 20, 16) }
    }
    let found = try named(list, in: 300, 400, profile: "macos26-tall", texts: texts)
    #expect(found["a"] == [16, 42, 20, 16])
    #expect(found["h"] == [16, 88, 28, 16])
    #expect(found["b"] == [16, 114, 20, 16])
    #expect(found["f"] == [16, 140, 28, 16])
    #expect(found["c"] == [16, 186, 20, 16])
  }

  @Test func `rows keep the insets that a view gives them, beyond the margin`() throws {
    let list = List {
      fill("a").frame(height: 16).listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
    }
    let found = try named(list, in: 300, 100, profile: "macos26-tall", texts: texts)
    #expect(found["a"] == [46, 14, 238, 16])
  }

  @Test func `icons of labels in rows have 16 points, whatever their size`() throws {
    let list = List {
      Label {
        Text("Name").called("t")
      } icon: {
        Color.red.frame(width: 24, height: 24).called("i")
      }.called("l")
    }
    let found = try named(list, in: 300, 100, profile: "macos26-tall", texts: texts)
    #expect(found["l"] == [16, 14, 55, 24])
    #expect(found["i"]?.prefix(2) == [12, 14])
    #expect(found["t"]?.first == 38)
  }

  @Test func `a form has its labels in a column, and its rows the gaps that their controls want`() throws {
    let form = Form {
      TextField("Wide one", text: .constant("")).called("field")
      Toggle("Name", isOn: .constant(true)).called("toggle")
      Picker("Name", selection: .constant(1)) { Text("Name").tag(1) }.called("picker")
      Slider(value: .constant(0.5)) { Text("Name") }.called("slider")
      Stepper("Name", value: .constant(1)).called("stepper")
      Button("Name") {}.called("button")
      Text("Name").called("text")
    }
    let found = try named(form.called("form"), in: 400, nil, profile: "macos26-tall", texts: texts)
    // The widest label has 64 points, so that controls begin at 72.
    #expect(found["field"] == [0, 0, 400, 24])
    #expect(found["toggle"] == [72, 30, 56, 18.5])
    #expect(found["picker"] == [29, 54.5, 123.5, 24])
    let (below, above) = (8.15087890625, 4.7421875)
    var y = 78.5 + below
    #expect(found["slider"] == [31, y, 369, 23])
    y += 23 + above
    #expect(found["stepper"] == [29, y, 63, 26])
    y += 26 + below
    #expect(found["button"] == [72, y, 57, 24])
    y += 24 + above
    #expect(found["text"] == [72, y, 33, 16])
    #expect(found["form"] == [0, 0, 400, y + 16])
  }

  @Test func `labelled values are lines of text in a form, and a colour's label stands on its baseline`() throws {
    let form = Form {
      LabeledContent("Name", value: "Name").called("a")
      LabeledContent("Wide one", value: "Name").called("b")
      ColorPicker("Name", selection: .constant(.red)).called("c")
      ColorPicker("Name", selection: .constant(.red)).called("d")
    }
    let found = try named(form, in: 116, nil, profile: "macos26-tall", texts: texts)
    #expect(found["a"] == [27, 0, 74, 16])
    #expect(found["b"] == [0, 16, 101, 16])
    let gap = 8.15087890625
    #expect(found["c"] == [25, 32 + gap, 91, 27])
    #expect(found["d"] == [25, 59 + 2 * gap, 91, 27])
  }

  @Test func `a form without labels is as wide as its controls`() throws {
    try check(
      Form { Toggle("Name", isOn: .constant(true)).called("t") }.frame(width: 200).called("f"), in: 200, 100,
      ["f": [0, 40.75, 200, 18.5], "t": [72, 40.75, 56, 18.5]], profile: "macos26-tall", texts: texts)
  }

  @Test func `a form in blocks has cards of rows, 20 points from its edges and 10 from one another`() throws {
    let form = Form {
      Section {
        TextField("Name", text: .constant("Wide one")).called("field")
        Toggle("Name", isOn: .constant(true)).called("toggle")
      }
      Section {
        Text("Name").called("text")
      } header: {
        Text("Name").fontWeight(.regular).called("header")
      } footer: {
        Text("Name").called("footer")
      }
      Section { Stepper("Name", value: .constant(1)).called("stepper") }
    }.formStyle(.grouped)
    let found = try named(form.called("form"), in: 360, 500, profile: "macos26-tall", texts: texts)
    #expect(found["form"] == [0, 0, 360, 500])
    #expect(found["field"] == [30, 30, 300, 18.5])
    #expect(found["toggle"] == [30, 69.5, 300, 18.5])
    // The card ends at 98.
    #expect(found["header"] == [30, 128, 35, 18.5])
    #expect(found["text"] == [30, 166.5, 33, 16])
    #expect(found["footer"] == [297, 202.5, 33, 16])
    #expect(found["stepper"] == [30, 238.5, 300, 18.5])
  }

  @Test func `a box in a form in blocks is bare below its label`() throws {
    let form = Form { GroupBox("Name") { Text("Name") }.called("b") }.formStyle(.grouped)
    let found = try named(form, in: 360, 500, profile: "macos26-tall", texts: texts)
    #expect(found["b"] == [30, 30, 38, 35])
  }

  private struct Row: Identifiable {
    let id: Int
  }

  /// Where the cells of a table's second row begin.
  private func columns(
    in width: Double, @TableColumnBuilder<Row, Never> of columns: () -> some TableColumnContent<Row, Never>
  ) throws -> [Double] {
    let found = try named(
      Table([Row(id: 0), Row(id: 1)], columns: columns), in: width, 200, profile: "macos26-tall", texts: texts)
    let cells = (1...4).compactMap { found["c\($0)#2"] }
    #expect(cells.allSatisfy { $0[1] == 61 })
    return cells.map { $0[0] - 8 }
  }

  private func column(_ number: Int) -> TableColumn<Row, Never, some View, Text> {
    TableColumn("Name") { _ in Color.red.frame(width: 5, height: 16).called("c\(number)") }
  }

  @Test func `columns of a table share what is left over, and all give way where little is wanting`() throws {
    #expect(
      try columns(in: 400) {
        column(1); column(2)
      } == [8, 200.5])
    #expect(
      try columns(in: 500) {
        column(1); column(2).width(60); column(3)
      } == [8, 212, 289])
    #expect(
      try columns(in: 245) {
        column(1); column(2)
      } == [8, 117.5])
    #expect(
      try columns(in: 190) {
        column(1); column(2)
      } == [8, 125])
    #expect(
      try columns(in: 400) {
        column(1); column(2).width(min: 20, ideal: 40, max: 60)
      } == [8, 316])
  }

  @Test func `rows of a tree keep room for arrows, and those in a group stand 13 points further`() throws {
    let list = List {
      DisclosureGroup(isExpanded: .constant(true)) {
        box("a", 20, 16)
        box("b", 20, 16)
      } label: {
        box("g", 20, 16)
      }
      box("c", 20, 16)
    }
    let found = try named(list, in: 320, 130, profile: "macos26-tall", texts: texts)
    #expect(
      ["g", "a", "b", "c"].map { found[$0] } == [
        [25, 14, 20, 16], [38, 38, 20, 16], [38, 62, 20, 16], [25, 86, 20, 16],
      ])
  }
}
