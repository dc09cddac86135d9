import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct Tree: Identifiable {
  var id: Int
  var name: String
  var height: Double
  var below: [Tree]?
}

private let trees = [
  Tree(id: 1, name: "ash", height: 20), Tree(id: 2, name: "oak", height: 30), Tree(id: 3, name: "fir", height: 40),
]

@MainActor
struct TableTests {
  private func dump(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { $0.horizontalSizeClass = .regular }
  )
    -> String
  {
    var environment = EnvironmentValues.drawing
    change(&environment)
    return lower(view, in: environment, at: SourceLocation(file: "Table.swift", line: 1)).text(.comparable)
  }

  /// The texts in their order.
  private func texts(_ dump: String) -> [String] {
    dump.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return line.contains("Text ") && parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Test func `a table has its titles above a view for each column of each row`() {
    let table = Table(trees.prefix(2)) {
      TableColumn("Name", value: \.name)
      TableColumn("Height") { Text(verbatim: "\(Int($0.height)) m") }
    }
    #expect(texts(dump(table)) == ["Name", "Height", "ash", "20 m", "oak", "30 m"])
    #expect(texts(dump(table.tableColumnHeaders(.hidden))) == ["ash", "20 m", "oak", "30 m"])
  }

  @Test func `rows may be listed, repeated, left out and opened`() {
    let hasOak = false
    let table = Table(of: Tree.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(trees[0])
      if hasOak { TableRow(trees[1]) }
      DisclosureTableRow(trees[2], isExpanded: .constant(true)) {
        TableRow(trees[0])
        TableRow(trees[1])
      }
      DisclosureTableRow(trees[2]) { TableRow(trees[1]) }
      ForEach(trees) { TableRow($0) }
    }
    #expect(texts(dump(table)) == ["Name", "ash", "fir", "ash", "oak", "fir", "ash", "oak", "fir"])
  }

  @Test func `columns are as wide in one row as in the other`() {
    let frames = laidOut(
      {
        Table(trees) {
          TableColumn("N", value: \.name)
          TableColumn("Wide") { Text(String(repeating: "x", count: $0.id * 7)) }.width(200)
          TableColumn("Rest") { _ in Text("rest") }.width(min: 50, ideal: 100)
        }
        .environment(\.horizontalSizeClass, .regular)
      }, 700, 400
    ).frames
    let rests = frames.filter { $0.width == 40 && $0.height == 20 }.map(\.minX)
    #expect(rests.count == 5)
    #expect(Set(rests.suffix(3)).count == 1)
  }

  @Test func `a column's title and cells stand at its edge`() {
    func starts(_ alignment: TableColumnAlignment, _ direction: DSGeometry.LayoutDirection = .leftToRight) -> [Double] {
      laidOut(
        {
          Table(trees.prefix(1)) { TableColumn("Name", value: \.name).width(200).alignment(alignment) }
            .environment(\.horizontalSizeClass, .regular)
        }, 700, 400, direction: direction
      ).frames.filter { $0.height == 20 }.map(\.minX)
    }
    let (leading, trailing) = (starts(.leading), starts(.trailing))
    // The title has four letters, the name three, of 10 points each, in 192 points.
    #expect(zip(leading, trailing).map { $1 - $0 } == [152, 162])
    #expect(zip(leading, starts(.center)).map { $1 - $0 } == [76, 81])
    #expect(starts(.automatic) == leading && starts(.numeric) == trailing)
    #expect(starts(.numeric, .rightToLeft) == starts(.leading, .rightToLeft))
    #expect(starts(.numeric(Locale.NumberingSystem("adlm"))) == leading)
  }

  @Test func `an arrow shows by what a table is sorted`() {
    func table(_ order: [KeyPathComparator<Tree>]) -> some View {
      Table(trees, sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
        TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }
        TableColumn("Kind") { _ in Text("tree") }
      }
    }
    let none = dump(table([])).components(separatedBy: "IndicatorShape").count
    let name = dump(table([KeyPathComparator(\Tree.name)]))
    let height = dump(table([KeyPathComparator(\Tree.height)]))
    let turned = dump(table([KeyPathComparator(\Tree.height, order: .reverse)]))
    #expect(name.components(separatedBy: "IndicatorShape").count == none + 1)
    #expect(name != height && height != turned)
  }

  @Test func `what is chosen has another ground`() {
    func table(_ chosen: Int?) -> some View {
      Table(trees, selection: .constant(chosen)) { TableColumn("Name", value: \.name) }
    }
    #expect(dump(table(2)) != dump(table(3)))
    #expect(dump(table(9)) == dump(table(nil)))
  }

  @Test func `a narrow table is its first column`() {
    let view = { @MainActor in
      Table(trees) {
        TableColumn("Name", value: \.name)
        TableColumn("Height") { _ in Text("metres") }
      }
    }
    let narrow = laidOut(view, 393, 400).frames.filter { $0.height == 20 }
    #expect(narrow.map(\.width) == [30, 30, 30])
    let wide = laidOut(view, 600, 400).frames.filter { $0.height == 20 }
    #expect(wide.map(\.width).sorted() == [30, 30, 30, 40, 60, 60, 60, 60])
  }

  @Test func `a style of one's own draws a table`() {
    struct Loud: TableStyle {
      func makeBody(configuration: Configuration) -> some View { Text("loud") }
    }
    #expect(texts(dump(Table(trees) { TableColumn("Name", value: \.name) }.tableStyle(Loud()))) == ["loud"])
  }

  @Test func `a tree's branches are closed rows`() {
    let wood = [Tree(id: 4, name: "wood", height: 0, below: trees), trees[0]]
    let table = Table(of: Tree.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      OutlineGroup(wood, children: \.below)
    }
    #expect(texts(dump(table)) == ["Name", "wood", "ash"])
  }
}
