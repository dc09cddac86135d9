import SwiftUI

/// The views of the recorded frames, each under its recording's name.
@MainActor enum GoldenViews {
  /// What differs by more than a hundredth of a point, and why.
  static let differing: [String: String] = [
    "ios/list/footer":
      "UIKit's labels of 21 points have footers of 19, and its header's is a point wider; rows are equal",
    "ios/list/footer-header": "UIKit's label of 21 points has the footer of 19; rows are equal",
    "ios/datepicker/compact":
      "a field with a time is 40 points high at Apple's, 38.5 here, and so are its row and those below",
    "ios/datepicker/wheel": "wheels are 320 points wide at Apple's, and as wide as their columns or the room here",
    "effects/color-text": "a star of 26 points is 1.2 points lower than Apple's",
    "list/prominence": "the header that stays at the top stands half a point higher",
    "toggle/basic": "the text beside a checkbox on one baseline stands half a point lower",
  ]

  /// The views.
  static let all: [String: @MainActor () -> AnyView] = [
    lists, layouts, stacks, loops, controls, scrolls, effects, fields, windows, phones, screens,
  ]
  .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let lists: [String: @MainActor () -> AnyView] = [
    "list/styles": {
      AnyView(
        VStack(spacing: 8) {
          pair("inset").listStyle(.inset).frame(height: 70).called("inset")
          pair("plain").listStyle(.plain).frame(height: 70).called("plain")
          pair("bordered").listStyle(.bordered).frame(height: 70).called("bordered")
          pair("sidebar").listStyle(.sidebar).frame(height: 70).called("sidebar")
        }.called("stack"))
    },
    "list/modifiers": {
      AnyView(
        List {
          Text("Apple").listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10)).called("inset")
          Text("Banana").listRowBackground(Color.yellow).called("background")
          Text("Cherry").listRowSeparator(.hidden).called("noSeparator")
          Text("Carrot").listRowSeparatorTint(.red).called("tinted")
          ForEach(0..<3) { Text(verbatim: ["Apple", "Banana", "Cherry"][$0]).called("item\($0 + 1)") }
        }.called("list"))
    },
    "list/alternating": {
      AnyView(
        VStack(spacing: 8) {
          List { rows("altRow", ["Apple", "Banana", "Cherry", "Carrot"]) }
            .listStyle(.inset(alternatesRowBackgrounds: true)).frame(height: 130).called("insetAlternating")
          List { rows("enabledRow", ["Apple", "Banana", "Cherry"]) }
            .alternatingRowBackgrounds(.enabled).frame(height: 130).called("enabled")
        }.called("stack"))
    },
    "list/separators": {
      AnyView(
        List {
          Section("Hidden") { rows("hiddenRow", ["Apple", "Banana"]) }.listSectionSeparator(.hidden)
          Section("Tinted") { rows("tintedRow", ["Cherry", "Carrot"]) }.listSectionSeparatorTint(.red)
          Section("Rows") {
            Text("Top").listRowSeparator(.hidden, edges: .top).called("topHidden")
            Text("Bottom").listRowSeparator(.hidden, edges: .bottom).called("bottomHidden")
            Text("Last").called("last")
          }
        }.called("list"))
    },
    "list/background": {
      AnyView(
        List { rows("row", ["Apple", "Banana"]) }
          .scrollContentBackground(.hidden).background(Color.yellow).called("list"))
    },
    "list/tint": {
      AnyView(
        List {
          Label("Wi-Fi", systemImage: "wifi").listItemTint(.green).called("green")
          Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right").listItemTint(.fixed(.orange))
            .called("orange")
          Label("Mobile", systemImage: "phone").called("plain")
        }.called("list"))
    },
    "list/prominence": {
      AnyView(
        List {
          Section {
            Text("Apple").called("row1")
          } header: {
            Text("Increased").called("increasedHeader")
          }.headerProminence(.increased)
          Section {
            Text("Banana").called("row2")
          } header: {
            Text("Standard").called("standardHeader")
          }
        }.called("list"))
    },
    "list/outline": {
      AnyView(
        VStack(spacing: 8) {
          List(Plant.all, children: \.below) { Text(verbatim: $0.id).called($0.id) }.frame(height: 130)
            .called("outline")
          List {
            DisclosureGroup("Fruits", isExpanded: .constant(true)) { rows("dg", ["Apple", "Banana"], numbered: false) }
            Text("Water").called("dgWater")
          }.frame(height: 130).called("disclosure")
        }.called("stack"))
    },
    "list/sections": {
      AnyView(
        List {
          Section("Fruits") {
            Text("Apple").called("apple")
            Text("Banana").called("banana")
          }
          Section {
            Text("Carrot").called("carrot")
          } header: {
            Text("Vegetables").called("vegHeader")
          } footer: {
            Text("Footer").called("vegFooter")
          }
          Section { Text("Cherry").called("cherry") }
        }.called("list"))
    },
    "ios/list/basic": {
      AnyView(fruits { Text("Cherry").called("row3") })
    },
    "ios/list/plain": {
      AnyView(
        List {
          rows("row", ["Apple", "Banana"])
          Section("Fruit") { Text("Cherry").called("row3") }
        }.listStyle(.plain).called("list"))
    },
    "ios/list/spacing": {
      AnyView(
        List {
          Section("First") { rows("a", ["Apple", "Banana"]) }
          Section("Second") { rows("b", ["Cherry", "Carrot"]) }
        }.listRowSpacing(12).listSectionSpacing(30).called("list"))
    },
    "ios/form/basic": {
      AnyView(settings())
    },
    "ios/nav/basic": {
      AnyView(
        NavigationStack {
          List {
            NavigationLink("Detail") { Text("Pushed") }.called("link")
            Text("Row").called("row")
          }.navigationTitle("Settings").called("list")
        }.called("nav"))
    },
    "ios/nav/inline": {
      AnyView(
        NavigationStack {
          List { Text("Row").called("row") }
            .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).called("list")
        }.called("nav"))
    },
    "ios/nav/sizing": {
      AnyView(
        VStack(spacing: 8) {
          NavigationStack { Text("Small").called("small") }.called("navText")
          Text("Row").called("below")
        }.called("stack"))
    },
  ]

  /// Texts with names that count from 1, or end in the text.
  static func rows(_ name: String, _ texts: [String], numbered: Bool = true) -> some View {
    ForEach(0..<texts.count) { Text(verbatim: texts[$0]).called(name + (numbered ? "\($0 + 1)" : texts[$0])) }
  }

  /// A list of fruits, with a row of its section before the last.
  static func fruits(@ViewBuilder _ row: () -> some View) -> some View {
    List {
      rows("row", ["Apple", "Banana"])
      Section("Fruit") {
        row()
        HStack {
          Text("Detail").called("detailLabel")
          Spacer()
          Text("Value").foregroundStyle(.secondary).called("detailValue")
        }.called("detailRow")
      }
    }.called("list")
  }

  /// A form with a row of every kind.
  static func settings() -> some View {
    Form {
      Section("Account") {
        TextField("Name", text: .constant("Ada")).called("name")
        Toggle("Notifications", isOn: .constant(true)).called("toggle")
      }
      Section("Preferences") {
        Picker("Flavour", selection: .constant(1)) {
          Text("Vanilla").tag(1)
          Text("Chocolate").tag(2)
        }.called("picker")
        quantity("stepper")
        Slider(value: .constant(0.5)) { Text("Volume") }.called("slider")
        Button("Save") {}.called("button")
      }
    }.called("form")
  }

  private static func pair(_ name: String) -> some View { List { rows(name + "Row", ["Apple", "Banana"]) } }

  /// A tree of plants.
  private struct Plant: Identifiable {
    var id: String
    var below: [Plant]?

    static let all = [
      Plant(id: "Fruits", below: [Plant(id: "Apple"), Plant(id: "Banana")]),
      Plant(id: "Vegetables", below: [Plant(id: "Carrot")]), Plant(id: "Water"),
    ]
  }
}
