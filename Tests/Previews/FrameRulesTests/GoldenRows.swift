import SwiftUI

extension GoldenViews {
  /// Texts, views of a loop, and sections outside lists.
  static let loops: [String: @MainActor () -> AnyView] = [
    "text/hello": { AnyView(Text("Hello").called("hello")) },
    "text/vstack-spacing": {
      AnyView(
        VStack {
          Text("One").called("one")
          Text("Two").called("two")
          box("box", 50, 10)
          Text("Three").called("three")
        }.called("stack"))
    },
    "text/hstack-spacing": {
      AnyView(
        HStack {
          Text("One").called("one")
          Text("Two").called("two")
          box("box", 10, 10)
          Text("Three").called("three")
        }.called("stack"))
    },
    "foreach/range": {
      AnyView(
        VStack(alignment: .leading) {
          Text("Top").called("top")
          ForEach(0..<3) { Text("Row \($0)").called("row\($0)") }
          Text("Bottom").called("bottom")
        }.called("stack"))
    },
    "foreach/identifiable": {
      AnyView(HStack { ForEach(Word.all) { Text(verbatim: $0.id).called($0.id) } }.called("row"))
    },
    "foreach/id-keypath": {
      AnyView(
        VStack(spacing: 0) {
          ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { Text(verbatim: $0).called($0) }
        }.called("stack"))
    },
    "foreach/modifier": {
      AnyView(
        VStack(spacing: 0) {
          ForEach(0..<2) { Text("Row \($0)").called("padded\($0)") }.padding()
          ForEach(0..<2) { Text("Row \($0)").called("framed\($0)") }
            .frame(width: 120, height: 30).background(Color.blue)
        }.called("stack"))
    },
    "foreach/nested": {
      AnyView(
        VStack {
          ForEach(0..<2) { row in
            HStack { ForEach(0..<3) { box("cell\(row)\($0)", 30, 20) } }.called("row\(row)")
          }
        }.called("grid"))
    },
    "foreach/empty": {
      AnyView(
        VStack {
          Text("Top").called("top")
          ForEach([String](), id: \.self) { Text(verbatim: $0) }
          ForEach(0..<0) { Text("Row \($0)") }
          HStack {
            Text("A").called("a")
            ForEach([String](), id: \.self) { Text(verbatim: $0) }
            Text("B").called("b")
          }.called("row")
          Text("Bottom").called("bottom")
        }.called("stack"))
    },
    "foreach/binding": { AnyView(Bound()) },
    "section/vstack": {
      AnyView(
        VStack(alignment: .leading) {
          Section {
            Text("Apple").called("apple")
            Text("Banana").called("banana")
          } header: {
            Text("Fruits").called("header")
          } footer: {
            Text("Footer").called("footer")
          }
        }.called("stack"))
    },
    "section/title": {
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Section("Fruits") { Text("Apple").called("apple") }
          Section("Vegetables") { Text("Carrot").called("carrot") }
        }.called("stack"))
    },
    "section/hstack": {
      AnyView(
        HStack {
          Section {
            Text("A").called("a")
            Text("B").called("b")
          } header: {
            Text("Header").called("header")
          } footer: {
            Text("Footer").called("footer")
          }
        }.called("row"))
    },
    "section/foreach": {
      AnyView(
        VStack(alignment: .leading) {
          ForEach(["Fruits", "Vegetables"], id: \.self) { group in
            Section(group) {
              ForEach(group == "Fruits" ? ["Apple", "Banana"] : ["Carrot", "Leek"], id: \.self) {
                Text(verbatim: $0).called($0)
              }
            }
          }
        }.called("stack"))
    },
    "section/modifier": {
      AnyView(
        VStack(spacing: 0) {
          Section {
            Text("Apple").called("apple")
          } header: {
            Text("Fruits").called("header")
          }.padding()
          Section {
            Text("Banana").called("banana")
          } footer: {
            Text("Footer").called("footer")
          }.frame(width: 120, height: 30).background(Color.blue)
        }.called("stack"))
    },
    "section/mixed": {
      AnyView(
        VStack {
          Text("Top").called("top")
          Section { Text("Apple").called("apple") }
          Section {
            Text("Banana").called("banana")
          } footer: {
            Text("Footer").called("footer")
          }
          Text("Bottom").called("bottom")
        }.called("stack"))
    },
  ]

  private struct Word: Identifiable {
    var id: String

    static let all = ["Apple", "Banana", "Cherry"].map(Word.init(id:))
  }

  /// A loop over a binding.
  private struct Bound: View {
    @State private var words = Array(Word.all.prefix(2))

    var body: some View {
      VStack(alignment: .leading) { ForEach($words) { $word in Text(verbatim: word.id).called(word.id) } }
        .called("stack")
    }
  }
}
