import DSGeometry
import DSResolve
import Testing

/// Numbers from the rules of SwiftUI's grids, worked out by hand.
struct GridLayoutTests {
  private func grid(_ alignment: Alignment, _ rows: Node...) -> Node {
    Node(.grid(alignment: alignment, horizontalSpacing: 8, verticalSpacing: 8, rows), at: here)
  }

  private func row(_ alignment: VerticalAlignment? = nil, _ cells: Node...) -> Node {
    Node(.gridRow(alignment: alignment, cells), at: here)
  }

  @Test func `a column is as wide as its widest cell, a row as high as its tallest`() {
    let table = grid(
      .topLeading, row(nil, .fill().frame(10, 10), .fill().frame(30, 5)),
      row(nil, .fill().frame(20, 5), .fill().frame(5, 25)))
    #expect(size(table) == Size(width: 58, height: 43))
    #expect(frames(table).map(\.minX) == [0, 28, 0, 28])
    #expect(frames(table).map(\.minY) == [0, 0, 18, 18])
  }

  @Test func `flexible columns share the width equally`() {
    let table = grid(.center, row(nil, .fill(), .fill(), .fill()))
    #expect(frames(table, 280, 20).map(\.width) == [88, 88, 88])
  }

  @Test func `a spanning cell covers the gaps and widens its columns by equal parts`() {
    let table = grid(
      .leading, row(nil, .fill().frame(10, 5), .fill().frame(20, 5)),
      row(nil, .fill().frame(58, 5).modified(.gridCellColumns(2))))
    #expect(size(table).width == 58)
    // 10 + 8 + 20 points are 20 too few: both columns grow by 10.
    #expect(frames(table).map(\.minX) == [0, 28, 0])
  }

  @Test func `a view outside any row covers all columns`() {
    let table = grid(.leading, row(nil, .fill().frame(40, 5), .fill().frame(40, 5)), .fill().frame(nil, 2))
    #expect(frames(table, 88, 100).last?.width == 88)
  }

  @Test func `a cell's anchor wins over column, row and grid`() {
    let table = grid(
      .topLeading, row(nil, .fill().frame(40, 40)),
      row(.bottom, .fill().frame(10, 10).modified(.gridCellAnchor(UnitPoint(x: 1, y: 0.5))), .fill().frame(5, 30)))
    #expect(frames(table)[1] == Rect(x: 30, y: 58, width: 10, height: 10))
  }

  @Test func `a column takes the alignment that one of its cells asks for`() {
    let table = grid(
      .leading, row(nil, .fill().frame(40, 5)),
      row(nil, .fill().frame(10, 5).modified(.gridColumnAlignment(.trailing))))
    #expect(frames(table).map(\.minX) == [0, 30])
  }

  @Test func `an unsized cell does not make its column grow`() {
    let table = grid(
      .leading, row(nil, .fill().frame(30, 5)),
      row(nil, .fill().modified(.gridCellUnsizedAxes(.horizontal)).frame(nil, 3)))
    #expect(size(table, 300, 100).width == 30)
  }

  @Test func `text cells of a row stand on the uppermost baseline, and may stand beyond the row`() {
    let table = grid(
      Alignment(horizontal: .leading, vertical: .firstTextBaseline), row(nil, .text(1, size: 10), .text(1, size: 20)))
    #expect(frames(table).map(\.minY) == [0, -16])
  }
}
