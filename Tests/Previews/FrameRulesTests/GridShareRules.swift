import DSPreviewProgram
import SwiftUI
import Testing

/// How cells of grids share what is offered, and what modifiers of cells say.
@MainActor struct GridShareRules {
  private func line(_ name: String) -> some View { Color.red.frame(height: 4).called(name) }

  @Test func `an empty row is none, and a grid of empty rows is nothing`() throws {
    try check(
      Grid {
        GridRow { box("a", 20, 10) }
        GridRow {}
        GridRow { EmptyView() }
        GridRow { box("b", 20, 10) }
      }.called("g"), ["g": [90, 86, 20, 28], "b": [90, 104, 20, 10]])
    try check(
      VStack {
        box("a", 20, 10)
        Grid {
          GridRow {}
        }
        box("b", 20, 10)
      }, ["a": [90, 90, 20, 10], "b": [90, 100, 20, 10]])
  }

  @Test func `cells are served by the range of both their axes`() throws {
    // c varies by 20 points and b by 60, so that c comes first; a, endless on one axis, comes after both, and d, endless
    // on two, last.
    try check(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 30).frame(minHeight: 10, maxHeight: 30).called("c"); fill("d")
        }
        GridRow {
          Color.red.frame(minWidth: 20, maxWidth: 80).frame(height: 10).called("b"); line("a")
        }
      }.called("g"),
      [
        "g": [0, 0, 200, 200], "c": [25, 80, 30, 30], "b": [0, 190, 80, 10], "a": [80, 193, 120, 4],
        "d": [80, 0, 120, 190],
      ])
  }

  @Test func `of one priority no space is reserved for the others`() throws {
    try check(
      Grid(horizontalSpacing: 0) {
        GridRow {
          line("a").layoutPriority(1); box("b", 40, 4)
        }
      }.called("g"), in: 100, 100, ["g": [-20, 48, 140, 4], "a": [-20, 48, 100, 4], "b": [80, 48, 40, 4]])
    try check(
      Grid(horizontalSpacing: 0) {
        GridRow {
          line("a").layoutPriority(-1); box("b", 40, 4)
        }
      }.called("g"), in: 100, 100, ["g": [0, 48, 100, 4], "a": [0, 48, 60, 4], "b": [60, 48, 40, 4]])
  }

  @Test func `a spacer in a row stretches both ways, after all others, and keeps no gaps`() throws {
    // Rows and columns are done once their other cells are: what they have then is not shared again.
    try check(
      Grid {
        GridRow {
          box("a", 30, 10); Spacer().called("s"); box("b", 20, 10)
        }
      }.called("g"), in: 200, 100,
      ["g": [0, 5, 200, 90], "a": [0, 45, 30, 10], "s": [30, 5, 150, 90], "b": [180, 45, 20, 10]])
    try check(
      Grid {
        GridRow { box("a", 30, 10) }
        Spacer().called("s")
      }.called("g"), in: 200, 100, ["g": [15, 0, 170, 100], "a": [85, 0, 30, 10], "s": [15, 10, 170, 90]])
    // Seen from outside, a grid's edge is that of the cells that touch it.
    try check(
      HStack {
        box("x", 20, 20)
        Grid {
          GridRow {
            Spacer(minLength: 0); box("a", 20, 20)
          }
        }.called("g")
        box("y", 20, 20)
      }.fixedSize(), ["x": [66, 90, 20, 20], "g": [86, 90, 20, 20], "y": [114, 90, 20, 20]])
  }

  @Test func `a column that only a wide cell covers has no gap and takes what the cell lacks`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 30, 10); box("b", 20, 10)
        }
        GridRow { box("x", 100, 10).gridCellColumns(3) }
      }.called("g"), in: nil, nil,
      ["g": [0, 0, 100, 28], "a": [0, 0, 30, 10], "b": [38, 0, 20, 10], "x": [0, 18, 100, 10]])
    try check(
      Grid {
        GridRow { box("a", 10, 10).gridCellColumns(5) }
        GridRow {
          box("b", 30, 10); box("c", 20, 10)
        }
      }.called("g"), ["g": [71, 86, 58, 28]])
  }

  @Test func `what a wide cell lacks goes to columns that still wait for a cell`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 30, 10); line("b")
        }
        GridRow { box("x", 150, 10).gridCellColumns(2) }
      }.called("g"), in: 300, 100,
      ["g": [0, 36, 300, 28], "a": [0, 36, 30, 10], "b": [38, 39, 262, 4], "x": [75, 54, 150, 10]])
  }

  @Test func `an unsized cell takes part in the sharing and is offered what its column has`() throws {
    try check(
      Grid {
        GridRow {
          fill("z").gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes(.vertical); box("a", 20, 10)
        }
        GridRow {
          box("b", 30, 10); fill("c")
        }
      }.called("g"), in: 200, 128,
      // (200 − 8) / 2 = 96, (128 − 8) / 2 = 60
      ["g": [33, 25, 134, 78], "z": [33, 25, 30, 10], "c": [71, 43, 96, 60]])
    try check(
      Grid {
        GridRow { box("a", 30, 10) }
        GridRow { box("b", 50, 10).gridCellUnsizedAxes(.horizontal) }
      }.called("g"), ["g": [75, 86, 50, 28]])
  }

  @Test func `what a cell says itself comes before what its row says`() throws {
    try check(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 40); box("b", 40, 40)
        }
        GridRow {
          box("c", 10, 10).gridCellAnchor(.topLeading); box("d", 10, 40)
        }.gridCellAnchor(.bottomTrailing)
        GridRow { box("e", 10, 10).gridColumnAlignment(.leading) }.gridColumnAlignment(.trailing)
      }.called("g"),
      [
        "g": [60, 55, 80, 90], "c": [60, 95, 10, 10], "d": [130, 95, 10, 40], "e": [60, 135, 10, 10],
      ])
    // Two spans of one view are added up.
    try check(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10); box("b", 10, 10); box("c", 10, 10); box("d", 10, 10); box("e", 10, 10)
        }
        GridRow {
          fill("x").frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2).gridCellColumns(2)
        }
      }, ["x": [75, 100, 40, 10]])
  }

  @Test func `a wide cell aligns the column where it begins, and is not aligned by it`() throws {
    try check(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 10); box("b", 40, 10)
        }
        GridRow { box("wide", 20, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
        GridRow { box("c", 10, 10) }
      }, ["wide": [90, 95, 20, 10], "c": [90, 105, 10, 10]])
  }

  @Test func `a cell as long as its answer is placed with what it gave that answer to`() throws {
    // Offered 200, the view takes 100; asked again, in its column, it would take 50.
    try check(
      Grid {
        GridRow { Half { Color.red.called("a") }.called("h").frame(height: 20) }
      }.called("g"), ["g": [50, 90, 100, 20], "h": [50, 90, 100, 20], "a": [50, 90, 100, 20]])
  }
}
