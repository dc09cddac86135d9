import SwiftUI

extension GoldenViews {
  /// A Mac's tables, tabs, bars and navigation, custom layouts, and fonts.
  static let windows: [String: @MainActor () -> AnyView] = [
    "table/basic": {
      AnyView(
        Table(Fruit.all) {
          TableColumn("Name", value: \.name)
          TableColumn("Color") { Text(verbatim: $0.color).called("color\($0.id)") }
          TableColumn("Count") { Text(verbatim: $0.count).called("count\($0.id)") }
        }.called("table"))
    },
    "table/widths": {
      AnyView(
        Table(Fruit.all) {
          TableColumn("Name") { (fruit: Fruit) in Text(verbatim: fruit.name).called("name\(fruit.id)") }.width(80)
          TableColumn("Color") { (fruit: Fruit) in Text(verbatim: fruit.color).called("color\(fruit.id)") }
            .width(min: 40, ideal: 60, max: 100)
          TableColumn("Count") { (fruit: Fruit) in Text(verbatim: fruit.count).called("count\(fruit.id)") }
        }.called("table"))
    },
    "table/sized": {
      AnyView(
        VStack(spacing: 8) {
          Text("Above").called("above")
          Table(Fruit.all) {
            TableColumn("Name") { Text(verbatim: $0.name).called("name\($0.id)") }
            TableColumn("Color", value: \.color)
          }.frame(width: 240, height: 120).called("table")
        }.called("stack"))
    },
    "table/selection": {
      AnyView(
        Table(Fruit.all, selection: .constant(nil as Int?)) {
          TableColumn("Name") { Text(verbatim: $0.name).called("name\($0.id)") }
          TableColumn("Color", value: \.color)
        }.called("table"))
    },
    "table/sorting": {
      AnyView(
        Table(Fruit.all, sortOrder: .constant([KeyPathComparator(\Fruit.name)])) {
          TableColumn("Name", value: \.name) { Text(verbatim: $0.name).called("name\($0.id)") }
          TableColumn("Count", value: \.count) { Text(verbatim: $0.count).called("count\($0.id)") }
        }.called("table"))
    },
    "table/regimes": {
      AnyView(
        VStack(spacing: 8) {
          Table(Fruit.all) {
            TableColumn("Name") { Text(verbatim: $0.name).called("oname\($0.id)") }
            TableColumn("Color") { Text(verbatim: $0.color).called("ocolor\($0.id)") }
          }.frame(width: 200, height: 120).called("overflow")
          Table(Fruit.all) {
            TableColumn("Name") { Text(verbatim: $0.name).called("gname\($0.id)") }
            TableColumn("Color") { Text(verbatim: $0.color).called("gcolor\($0.id)") }
            TableColumn("Count") { Text(verbatim: $0.count).called("gcount\($0.id)") }
            TableColumn("Empty") { Text("Empty").called("gempty\($0.id)") }
          }.called("grow")
        }.called("stack"))
    },
    "tabview/sized": {
      AnyView(
        TabView {
          Text("Alpha").called("alpha").tabItem { Text("A") }
          Text("Beta").tabItem { Text("B") }
        }.frame(width: 240, height: 160).called("tabs"))
    },
    "toolbar/basic": {
      AnyView(
        NavigationStack {
          VStack(spacing: 12) {
            Text("Taps: 0").called("taps")
            Text("Content below the toolbar").called("content")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Toolbar")
          .toolbar {
            ToolbarItem(placement: .navigation) { Button("Back") {} }
            ToolbarItem(placement: .primaryAction) { Button("Action") {} }
            ToolbarItemGroup {
              Button("One") {}
              Button("Two") {}
            }
          }
        }.called("stack"))
    },
    "toolbar/searchable": {
      AnyView(
        NavigationStack {
          List(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { Text(verbatim: $0).called($0) }
            .navigationTitle("Fruit").searchable(text: .constant(""), prompt: "Find fruit")
        }.called("stack"))
    },
    "nav/title": {
      AnyView(
        NavigationStack {
          VStack(spacing: 12) { Text("Content").called("content") }
            .navigationTitle("Title").navigationSubtitle("Subtitle").called("stack")
        }.called("nav"))
    },
    "nav/sizing": {
      AnyView(
        VStack(spacing: 8) {
          NavigationStack { fill("fill") }.called("navFill")
          NavigationStack { Text("Small").called("small") }.called("navText")
          HStack(spacing: 8) {
            NavigationStack { Text("Left").called("left") }.frame(width: 100).called("navLeft")
            Text("Right").called("right")
          }.called("row")
        }.called("stack"))
    },
    "nav/steps": {
      AnyView(
        NavigationStack(path: .constant([Int]())) {
          VStack(spacing: 12) {
            Text("Root").called("root")
            NavigationLink("Push", value: 1).called("link")
          }.navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }.called("stack")
        }.called("nav"))
    },
    "list/steps": {
      AnyView(
        List([1, 2, 3], id: \.self, selection: .constant(nil as Int?)) {
          Text(verbatim: Fruit.all[$0 - 1].name).called("item\($0)")
        }.called("list"))
    },
    "dark/list": {
      AnyView(
        List {
          Text("Apple").called("row1")
          Text("Banana").called("row2")
          switched("toggle")
        }.called("list").environment(\.colorScheme, .dark))
    },
    "customlayout/flow": {
      AnyView(
        Flow {
          words(["One", "Two", "Three", "Four", "Five"])
          box("box", 60, 30)
          Text("Six").called("six")
        }.frame(width: 160).called("flow"))
    },
    "customlayout/radial": {
      AnyView(
        Ring {
          words(["A", "B"])
          box("c", 20, 20)
          words(["D", "E"])
        }.frame(width: 160, height: 160).called("radial"))
    },
    "customlayout/values": {
      AnyView(
        Ordered {
          Text("Low").called("low")
          Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).called("high")
          Color.green.frame(width: 40, height: 10).layoutValue(key: Indent.self, value: 8).called("bar")
          Text("Last").called("last")
        }.called("values"))
    },
    "customlayout/any": {
      AnyView(
        AnyLayout(HStackLayout(spacing: 8)) {
          Text("One").called("one")
          box("box", 30, 20)
          Text("Three").called("three")
        }.called("stack"))
    },
    "text/bold-trait": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Text("Bold").bold().called("default")
          ForEach(styles, id: \.0) { Text("Bold").font(.system($0.1)).bold().called($0.0) }
          Text("Bold").font(.system(size: 20).bold()).called("size20")
        }.called("column"))
    },
    "text/modifiers": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Text("Bold").bold().called("bold")
          Text("Bold").fontWeight(.bold).called("fontWeightBold")
          Text("Bold").font(.body.bold()).called("fontBold")
          Text("Bold").font(.body.weight(.bold)).called("fontWeight700")
          Text("Bold").fontWeight(.semibold).called("semibold")
          Text("Weight").fontWeight(.semibold).called("weight")
          VStack(alignment: .leading, spacing: 0) { Text("Env").called("env") }.font(.title)
          Text("Count: \(0)").font(.title).called("interpolated")
          Text("Count: \(0)").called("interpolatedBody")
        })
    },
    "text/vstack-spacing-mixed": {
      AnyView(
        VStack {
          Text("Hg").font(.largeTitle).called("large1")
          Text("Hg").called("body1")
          Text("Hg").font(.largeTitle).called("large2")
          box("box", 50, 10)
          Text("Hg").font(.largeTitle).called("large3")
          Text("Hg").font(.caption2).called("caption")
          Text("Hg").called("body2")
        }.called("stack"))
    },
    "text/hstack-baseline": {
      AnyView(
        VStack(spacing: 0) {
          HStack(alignment: .firstTextBaseline) {
            Text("Big").font(.largeTitle).called("big")
            Text("small").called("small")
            box("box", 10, 10)
          }.called("first")
          HStack(alignment: .lastTextBaseline) {
            Text("Big").font(.largeTitle).called("big2")
            Text("small").called("small2")
          }.called("last")
        })
    },
  ]

  /// Text styles from the largest, with their names.
  static let styles: [(String, Font.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("callout", .callout), ("footnote", .footnote),
    ("caption", .caption), ("caption2", .caption2),
  ]

  private static func words(_ all: [String]) -> some View {
    ForEach(all, id: \.self) { Text(verbatim: $0).called($0.lowercased()) }
  }

  /// What a table shows.
  private struct Fruit: Identifiable {
    var id: Int
    var name: String
    var color: String
    var count: String

    static let all = [
      Fruit(id: 1, name: "Apple", color: "Red", count: "3"), Fruit(id: 2, name: "Banana", color: "Yellow", count: "12"),
      Fruit(id: 3, name: "Cherry", color: "Red", count: "40"),
    ]
  }
}
