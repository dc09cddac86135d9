import DSPreviewProgram
import SwiftUI
import Testing

/// Grids whose cells span columns, stretch, or stand on baselines.
@MainActor struct SpanRules {
  private func line(_ name: String) -> some View { Color.red.frame(height: 4).called(name) }

  @Test func `a cell that stretches across columns is as long as their equal parts`() throws {
    // Where no two cells meet there is no gap: (200 − 8) / 3 = 64.
    try check(
      Grid {
        GridRow {
          fill("a"); fill("two").gridCellColumns(2)
        }
      }.called("g"),
      ["g": [0, 0, 200, 200], "a": [0, 0, 64, 200], "two": [72, 0, 128, 200]])
    // (200 − 2 · 8) / 3 = 61.333
    try check(
      Grid {
        GridRow {
          fill("a"); fill("b"); fill("c")
        }
        GridRow {
          fill("two").gridCellColumns(2); fill("d")
        }
      },
      ["a": [0, 0, 61.33333, 96], "two": [0, 104, 130.66667, 96], "d": [138.66667, 104, 61.33333, 96]])
    try check(
      Grid {
        GridRow {
          fill("a").gridCellColumns(2); fill("b").gridCellColumns(2)
        }
        GridRow {
          fill("c"); fill("d"); fill("e"); fill("f")
        }
      },
      ["a": [0, 0, 96, 96], "b": [104, 0, 96, 96], "c": [0, 104, 44, 96], "f": [156, 104, 44, 96]])
  }

  @Test func `bricks stand half a brick apart`() throws {
    try check(
      Grid {
        GridRow {
          fill("a").gridCellColumns(2); fill("b").gridCellColumns(2); fill("c").gridCellColumns(2)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes(.vertical)
          fill("d").gridCellColumns(2)
          fill("e").gridCellColumns(2)
          Color.clear.gridCellUnsizedAxes(.vertical)
        }
      }, in: 240, 108,
      // (240 − 5 · 8) / 6 = 33.333
      ["a": [0, 0, 74.66667, 50], "d": [41.33333, 58, 74.66667, 50], "e": [124, 58, 74.66667, 50]])
  }

  @Test func `a spanning cell is offered what the other columns leave`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 30, 10); box("b", 40, 10); box("c", 10, 10)
        }
        GridRow { line("two").gridCellColumns(2) }
      }.called("g"), ["g": [0, 89, 200, 22], "two": [0, 107, 182, 4], "c": [190, 89, 10, 10]])
    try check(
      Grid {
        GridRow {
          fill("a"); box("two", 58, 10).gridCellColumns(2)
        }
      }.called("g"),
      // Columns without a cell of their own keep their share of the space for ever.
      ["g": [35, 0, 130, 200], "a": [35, 0, 64, 200], "two": [107, 95, 58, 10]])
  }

  @Test func `cells that are endless on the same axes get the same share, whatever their minimum`() throws {
    try check(
      Grid {
        GridRow {
          line("a"); line("b").frame(minWidth: 120)
        }
      }.called("g"),
      ["g": [-12, 98, 224, 4], "a": [-12, 98, 96, 4], "b": [92, 98, 120, 4]])
    try check(
      Grid {
        GridRow {
          line("a").frame(minWidth: 50, maxWidth: 80); line("b")
        }
      },
      ["a": [0, 98, 80, 4], "b": [88, 98, 112, 4]])
  }

  @Test func `a grid whose spanning cell is endless is as flexible as that`() throws {
    try check(
      HStack(spacing: 0) {
        Grid {
          GridRow {
            box("x", 20, 9); box("y", 20, 9)
          }
          GridRow { line("two").gridCellColumns(2) }
        }.called("g")
        Color.red.frame(maxWidth: 60).called("m")
      }, ["g": [0, unsaid, 140, unsaid], "m": [140, unsaid, 60, unsaid]])
  }

  @Test func `rows share what is left of the height, the least flexible first`() throws {
    try check(
      Grid {
        GridRow {
          fill("a"); fill("b")
        };
        GridRow {
          box("c", 30, 20); box("d", 30, 20)
        }
      },
      ["a": [0, 0, 96, 172], "c": [33, 180, 30, 20], "d": [137, 180, 30, 20]])
  }

  @Test func `outside a grid a row is no more than its cells`() throws {
    try check(
      VStack {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }, ["a": [95, 86, 10, 10], "b": [95, 104, 10, 10]])
  }

  @Test func `an unsized placeholder takes nothing`() throws {
    try check(
      Grid {
        GridRow {
          box("a", 30, 20); fill("b").gridCellUnsizedAxes([.horizontal, .vertical])
        }
      }.called("g"),
      ["g": [81, 90, 38, 20], "b": [119, 90, 0, 20]])
  }

  private let texts = """
    {"texts": [
      {"text": "long", "sizes": [{"size": [120, 16]}, {"width": 60, "size": [58, 32], "baselines": [13, 29]}]},
      {"text": "big", "sizes": [{"size": [40, 38], "baselines": [29, 29]}]}]}
    """

  @Test func `cells stand on the uppermost baseline of their row, which is no higher for it`() throws {
    // The baselines are 13 and 29 points from the tops; the row is as high as its highest cell.
    try check(
      Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) {
        GridRow {
          Text("long").frame(width: 60, alignment: .leading).called("a")
          Text("big").font(.largeTitle).called("b")
        }
        GridRow { box("c", 5, 5) }
      }.called("g"), in: 200, 100,
      [
        "g": [unsaid, 28.5, unsaid, 43], "a": [unsaid, 28.5, 60, 32], "b": [unsaid, 12.5, 40, 38],
        "c": [unsaid, 66.5, 5, 5],
      ], profile: "macos26-tall", texts: texts)
  }

  @Test func `a made-up guide lines up the cells of a column, which is no wider for it`() throws {
    func marked(_ name: String, _ width: CGFloat, at mark: CGFloat) -> some View {
      box(name, width, 10).alignmentGuide(.mark) { _ in mark }
    }
    try check(
      Grid(alignment: Alignment(horizontal: .mark, vertical: .center), verticalSpacing: 0) {
        GridRow { marked("a", 40, at: 30) }
        GridRow { marked("b", 40, at: 10) }
      }.called("g"), ["g": [80, 90, 40, 20], "a": [70, 90, 40, 10], "b": [90, 100, 40, 10]])
  }

  @Test func `the gaps above and below a grid are those of its first and last row`() throws {
    let tree = VStack {
      Text("big").called("u")
      Grid {
        GridRow {
          Text("big").called("v"); box("x", 3, 3)
        }; GridRow { box("y", 3, 3) }
      }
      Text("big").called("w")
    }
    let found = try named(tree, profile: "macos26-tall", texts: texts)
    let tops = try ["u", "v", "y", "w"].map { try #require(found[$0])[1] }
    #expect(abs(tops[1] - tops[0] - 38 - 8.15087890625) < 1e-6)
    #expect(abs(tops[3] - tops[2] - 3 - 4.7421875) < 1e-6)
  }
}
