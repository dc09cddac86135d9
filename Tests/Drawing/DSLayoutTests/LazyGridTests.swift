import DSDiagnostics
import DSGeometry
import DSNode
import DSResolve
import Testing

/// Numbers of SwiftUI's lazy grids, as recorded from it or worked out by its rules.
struct LazyGridTests {
  private func grid(
    _ axis: Axis, _ tracks: [LazyGridNode.Track], alignment: Alignment = .center, spacing: Double? = nil,
    _ cells: [Node]
  ) -> Node {
    Node(.lazyGrid(LazyGridNode(axis: axis, tracks: tracks, alignment: alignment, spacing: spacing), cells), at: here)
  }

  private func cells(_ count: Int, height: Double = 20) -> [Node] {
    (0..<count).map { _ in .fill().frame(nil, height) }
  }

  @Test func `an adaptive column takes its share and packs as many tracks as fit`() {
    let view = grid(.vertical, [.init(.fixed(70)), .init(.adaptive(minimum: 40, maximum: .infinity))], cells(3))
    #expect(
      frames(view, 200) == [
        Rect(x: 0, y: 0, width: 70, height: 20), Rect(x: 78, y: 0, width: 57, height: 20),
        Rect(x: 143, y: 0, width: 57, height: 20),
      ])
  }

  @Test func `the grid is placed by its own width, so columns are drawn wider than they were measured`() {
    let view = grid(
      .vertical,
      [
        .init(.flexible(minimum: 60, maximum: .infinity)), .init(.flexible(minimum: 120, maximum: .infinity)),
      ], cells(2))
    #expect(size(view, 200).width == 224)
    let drawn = frames(view.frame(200, 20), in: 200, 20)
    #expect(drawn.map(\.width) == [108, 120])
    #expect(drawn.map(\.minX) == [-12, 104])
  }

  @Test func `columns that take less than the grid stand in its middle`() {
    let view = grid(
      .vertical,
      [
        .init(.fixed(60)), .init(.flexible(minimum: 10, maximum: .infinity)),
        .init(.flexible(minimum: 10, maximum: 80)),
      ],
      cells(3))
    let drawn = frames(view, 280)
    #expect(drawn.map(\.width) == [60, 102, 80])
    #expect(drawn.map(\.minX) == [11, 79, 189])
    #expect(size(view, 280).width == 280)
  }

  @Test func `four tracks of an adaptive column share what fits`() {
    let view = grid(
      .vertical, [.init(.adaptive(minimum: 50, maximum: .infinity), spacing: 10)], spacing: 8, cells(5, height: 24))
    let drawn = frames(view, 240)
    #expect(drawn.map(\.width) == [52.5, 52.5, 52.5, 52.5, 52.5])
    #expect(drawn.map(\.minX) == [0, 62.5, 125, 187.5, 0])
    #expect(drawn.map(\.minY) == [0, 0, 0, 0, 32])
  }

  @Test func `a horizontal grid flows column by column`() {
    let view = grid(
      .horizontal, [.init(.fixed(30)), .init(.fixed(30))], spacing: 6, (0..<5).map { _ in .fill().frame(40, nil) })
    let drawn = frames(view, nil, 70)
    #expect(size(view, nil, 70) == Size(width: 132, height: 70))
    #expect(drawn.map(\.minX) == [0, 0, 46, 46, 92])
    #expect(drawn.map(\.minY) == [1, 39, 1, 39, 1])
  }

  @Test func `a line is as high as its tallest cell, and cells stand in it by their column's alignment`() {
    let view = grid(
      .vertical, [.init(.fixed(50), alignment: .topLeading), .init(.fixed(50), alignment: .bottomTrailing)],
      spacing: 0, [.fill().frame(10, 40), .fill().frame(10, 10)])
    #expect(
      frames(view, 108) == [
        Rect(x: 0, y: 0, width: 10, height: 40), Rect(x: 98, y: 30, width: 10, height: 10),
      ])
  }

  @Test func `a view that spans takes a line of its own`() {
    let header = Node.fill(7).frame(nil, 10).modified(.gridCellColumns(.max))
    let view = grid(.vertical, [.init(.fixed(50)), .init(.fixed(50))], spacing: 0, cells(1) + [header] + cells(2))
    let drawn = frames(view, 108)
    #expect(drawn.map(\.minY) == [0, 20, 30, 30])
    #expect(drawn.map(\.width) == [50, 108, 50, 50])
  }

  @Test func `columns run from the right where content does`() {
    let view = grid(.vertical, [.init(.fixed(70)), .init(.adaptive(minimum: 40, maximum: .infinity))], cells(3))
    #expect(frames(view.running(.rightToLeft), 200).map(\.minX) == [130, 65, 0])
  }

  @Test func `columns that are as narrow as one likes are laid out up to a limit, with a warning`() {
    let view = grid(.vertical, [.init(.adaptive(minimum: 0.0001, maximum: .infinity), spacing: 0)], cells(2))
    let found = ReachedLimits.collecting(at: here) { frames(view, 200) }
    #expect(found.result.map(\.width) == [0.02, 0.02])
    #expect(found.warnings.map(\.id) == ["too-many-tracks"])
  }
}
