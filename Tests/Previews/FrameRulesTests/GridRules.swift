import DSPreviewProgram
import SwiftUI
import Testing

/// Grids and lazy grids.
@MainActor struct GridRules {
  private func cells(_ names: String...) -> some View {
    ForEach(names, id: \.self) { box($0, nil, 20) }
  }

  @Test func `an adaptive column packs its share with columns`() throws {
    try check(
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells("a", "b", "c") },
      ["a": [0, 90, 70, 20], "b": [78, 90, 57, 20], "c": [143, 90, 57, 20]])
    // ⌊(200 + 10) / (50 + 10)⌋ = 3 columns, none wider than 55.
    try check(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 55), spacing: 10)]) { cells("a", "b", "c", "d") },
      ["a": [unsaid, unsaid, 55, 20], "d": [unsaid, unsaid, 55, 20]])
    try check(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) { cells("a") }, ["a": [0, 90, 200, 20]])
  }

  @Test func `a lazy grid is drawn with the columns of its own width`() throws {
    try check(
      LazyVGrid(columns: [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]) {
        cells("a", "b")
      }.called("g"),
      ["g": [-12, 90, 224, 20], "a": [-12, 90, 108, 20], "b": [104, 90, 120, 20]])
  }

  @Test func `flexible columns keep their bounds`() throws {
    try check(
      LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.flexible())]) { cells("a", "b") },
      ["a": [0, unsaid, 40, 20], "b": [48, unsaid, 152, 20]])
  }

  @Test func `a column is as wide as its widest cell, a row as high as its highest`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 10, 10); box("b", 30, 6)
        }
        GridRow {
          box("c", 20, 6); box("d", 6, 26)
        }
      }.called("g"),
      [
        "g": [71, 78, 58, 44], "a": [76, 78, 10, 10], "b": [99, 80, 30, 6], "c": [71, 106, 20, 6],
        "d": [111, 96, 6, 26],
      ])
  }

  @Test func `a fill outside of rows makes a grid fill, and the columns share the rest equally`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 9, 10); box("b", 60, 10); box("c", 28, 10)
        }
        fill("line").frame(height: 4)
      }.called("g"), in: 320, 100,
      [
        "g": [0, unsaid, 320, unsaid], "line": [0, unsaid, 320, 4], "a": [34.5, unsaid, 9, 10],
        "b": [78 + 8 + 34.5, unsaid, 60, 10], "c": [78 + 8 + 129 + 8 + 34.5, unsaid, 28, 10],
      ])
  }

  @Test func `three columns with a flexible cell each share 280 points`() throws {
    try check(
      Grid {
        GridRow {
          fill("a"); box("x", 10, 10); box("x", 30, 10)
        }
        GridRow {
          box("x", 10, 10); fill("b"); box("x", 10, 10)
        }
        GridRow {
          box("x", 5, 10); box("x", 10, 10); fill("c")
        }
      }, in: 280, 100,
      ["a": [0, unsaid, 88, unsaid], "b": [96, unsaid, 88, unsaid], "c": [192, unsaid, 88, unsaid]])
  }

  @Test func `a cell that spans columns spans their gaps`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 30, 10); box("b", 40, 10); box("c", 10, 10)
        }
        GridRow { fill("span").frame(height: 4).gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
      }.called("g"),
      ["g": [52, unsaid, 96, unsaid], "span": [52, unsaid, 78, 4]])
    try check(
      Grid {
        GridRow {
          box("a", 10, 5); box("b", 20, 5)
        }
        GridRow { box("span", 58, 5).gridCellColumns(2) }
      }.called("g"),
      ["g": [71, unsaid, 58, unsaid], "span": [71, unsaid, 58, 5]])
  }

  @Test func `an anchor wins over column and row, those over the grid`() throws {
    try check(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("wide", 40, 10); box("high", 40, 40)
        }
        GridRow(alignment: .bottom) {
          box("grid", 10, 10)
          box("column", 10, 10).gridColumnAlignment(.trailing)
          box("high2", 10, 40)
        }
        GridRow {
          box("anchored", 10, 10).gridCellAnchor(.trailing)
          box("below", 10, 40)
        }
        GridRow { box("spanning", 10, 10).gridCellColumns(2) }
      }.called("g"), in: 90, 130,
      [
        "g": [0, 0, 90, 130], "wide": [0, 0, 40, 10], "high": [40, 0, 40, 40], "grid": [0, 70, 10, 10],
        "column": [70, 70, 10, 10], "anchored": [30, 95, 10, 10], "below": [70, 80, 10, 40],
        "spanning": [0, 120, 10, 10],
      ])
  }

  @Test func `an unsized cell does not make a grid grow`() throws {
    func grid(_ axes: Axis.Set) -> some View {
      Grid {
        GridRow { box("a", 30, 10) }
        GridRow { fill("b").frame(height: 4).gridCellUnsizedAxes(axes) }
      }.called("g")
    }
    try check(grid([]), ["g": [0, 89, 200, 22]])
    try check(grid(.horizontal), ["g": [85, 89, 30, 22], "b": [85, 107, 30, 4]])
  }

  @Test func `modifiers of a row are those of its cells`() throws {
    try check(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 20, 20)
        }.padding(5)
      }.called("g"), ["g": [75, 85, 50, 30], "a": [80, 95, 10, 10], "b": [100, 90, 20, 20]])
  }

  @Test func `rows keep the widest distance that their cells ask for`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[10, 16]]}]}"#
    let found = try named(
      Grid(alignment: .top) {
        GridRow { box("a", 10, 10) }
        GridRow { Text("t").called("t") }
        GridRow { box("d", 10, 10) }
      }, profile: "macos26-tall", texts: texts)
    let tops = ["a", "t", "d"].compactMap { found[$0]?[1] }
    #expect(abs(tops[1] - tops[0] - 10 - 4.7421875) < 1e-9)
    #expect(abs(tops[2] - tops[1] - 16 - 8.15087890625) < 1e-9)
    // Beside it a column without texts keeps 8, which is wider than 4.74 and narrower than 8.15.
    let mixed = try named(
      Grid(alignment: .top) {
        GridRow {
          box("a", 10, 10); box("b", 10, 10)
        }
        GridRow {
          Text("t").called("t"); box("c", 10, 16)
        }
        GridRow {
          box("d", 10, 10); box("e", 10, 10)
        }
      }, profile: "macos26-tall", texts: texts)
    let both = ["a", "t", "d"].compactMap { mixed[$0]?[1] }
    #expect(abs(both[1] - both[0] - 10 - 8) < 1e-9)
    #expect(abs(both[2] - both[1] - 16 - 8.15087890625) < 1e-9)
  }
}
