import DSGeometry
import DSNode
import DSResolve
import Testing

/// Numbers from the rules of SwiftUI's stacks, worked out by hand.
struct StackLayoutTests {
  @Test func `three flexible views share the width equally`() {
    #expect(frames(.row(0, .center, .fill(), .fill(), .fill()), 300, 100).map(\.width) == [100, 100, 100])
  }

  @Test func `the less flexible view is served first and the rest overflows`() {
    let stack = Node.row(0, .center, .fill().flexible(maxWidth: 100), .fill().flexible(minWidth: 100))
    let found = frames(stack, 150, 10)
    #expect(found.map(\.width) == [75, 100])
    #expect(size(stack, 150, 10).width == 175)
    #expect(frames(stack.frame(150), in: 150, 10).map(\.minX) == [-12.5, 62.5])
  }

  @Test func `gaps are taken off before the shares are made`() {
    let stack = Node.row(
      7.5, .center, .fill().flexible(minWidth: 100), .fill().frame(30), .fill().flexible(maxWidth: 50))
    #expect(frames(stack, 150, 10).map(\.width) == [100, 30, 50])
  }

  @Test func `a column that cannot hold its minimums overflows and is centred by its parent`() {
    let stack = Node.column(
      0, .center, .fill().flexible(minHeight: 5, maxHeight: 100), .fill().flexible(minHeight: 80))
    let found = frames(stack, in: 100, 85)
    #expect(found.map(\.height) == [42.5, 80])
    #expect(found.map(\.minY) == [-18.75, 23.75])
  }

  @Test func `nested stacks keep eight points between plain views`() {
    let stack = Node.column(nil, .center, .fill(), .fill(), .row(nil, .center, .fill(), .fill()))
    let found = frames(stack, in: 200, 200)
    #expect(found.map(\.height) == [61.333, 61.333, 61.333, 61.333])
    #expect(found.map(\.minY) == [0, 69.333, 138.667, 138.667])
    #expect(found.suffix(2).map(\.width) == [96, 96])
  }

  @Test func `a view of higher priority takes what the others can spare`() {
    let stack = Node.column(nil, .center, .fill(), .fill().priority(1), .row(nil, .center, .fill(), .fill()))
    let found = frames(stack, in: 200, 200)
    #expect(found.map(\.height) == [0, 184, 0, 0])
    #expect(found[1].minY == 8)
  }

  @Test func `priority is served before flexibility`() {
    let stack = Node.row(
      0, .center, .fill().flexible(maxWidth: 100).priority(1), .fill().flexible(maxWidth: 100))
    #expect(frames(stack, 150, 10).map(\.width) == [100, 50])
  }

  @Test func `a fixed view leaves its share to the others`() {
    let stack = Node.column(20, .center, .fill(), .fill().frame(10, 10), .fill())
    #expect(frames(stack, 200, 200).map(\.height) == [75, 10, 75])
  }

  @Test func `six views of different bounds share as SwiftUI shares`() {
    let stack = Node.row(
      0, .center, .fill().flexible(maxWidth: 76), .fill().flexible(minWidth: 14, maxWidth: 96),
      .fill().flexible(maxWidth: 93), .fill().flexible(maxWidth: 77), .fill().flexible(minWidth: 86),
      .fill().flexible(minWidth: 7))
    #expect(frames(stack, 375, 10).map(\.width) == [62.5, 62.5, 62.5, 62.5, 86, 39])
  }

  @Test func `spacers share what is left and take no gaps`() {
    let row = Node.row(nil, .center, .spacer(), .fill().frame(50, 10), .fill().frame(50, 10)).frame(200)
    #expect(frames(row, in: 200, 10).map(\.minX) == [92, 150])
    let tight = Node.row(nil, .center, .fill().frame(50, 10), .spacer(50), .fill().frame(50, 10)).frame(180)
    #expect(frames(tight, in: 200, 10).map { [$0.minX, $0.maxX] } == [[10, 60], [140, 190]])
  }

  @Test func `spacers keep their least length where there is no room`() {
    let bar = Node.fill().frame(nil, 2)
    let stack = Node.column(nil, .center, .spacer(), bar, .spacer(), bar, .spacer())
    #expect(frames(stack, in: 10, 12).map { [$0.minY, $0.maxY] } == [[0, 2], [10, 12]])
  }

  @Test func `without an offer every child has its ideal length`() {
    #expect(size(.row(5, .center, .fill(), .text(3), .fill().frame(30, 40))) == Size(width: 80, height: 40))
  }

  @Test func `texts are lined up by their first baselines`() {
    let row = Node.row(0, .firstTextBaseline, .text(1, size: 10), .text(1, size: 20), .fill().frame(5, 10))
    let found = frames(row)
    // Baselines lie 16 and 32 points below the tops; a view without text stands on its bottom edge.
    #expect(found.map(\.minY) == [16, 0, 22])
    #expect(size(row) == Size(width: 35, height: 40))
  }

  @Test func `a stack hands on the baseline of its first text`() {
    let inner = Node.column(0, .leading, .text(2), .text(2)).padding(4)
    let row = Node.row(0, .lastTextBaseline, inner, .text(1))
    // The lower text's baseline lies at 4 + 20 + 16 = 40, the single one's at 16.
    #expect(frames(row).map(\.minY) == [4, 24, 24])
  }

  @Test func `two texts below one another touch, a view keeps the distance the font asks for`() {
    // A + D = 20, n = 2: a view above stays D + n = 6 away, one below max(20 + 2 − 12, 2 + 4) = 10.
    let texts = Node.column(nil, .leading, .text(1), .text(1))
    #expect(frames(texts).map(\.minY) == [0, 20])
    let mixed = Node.column(nil, .leading, .fill().frame(5, 5), .text(1), .fill().frame(5, 5))
    #expect(frames(mixed).map(\.minY) == [0, 11, 41])
    #expect(frames(Node.row(nil, .top, .text(1), .text(1))).map(\.minX) == [0, 18])
  }

  @Test func `drawing order follows the z-index and then the source`() {
    let row = Node.row(
      0, .center, .fill(1).frame(1, 1).modified(.zIndex(2)), .fill(2).frame(2, 2), .fill(3).frame(3, 3))
    #expect(frames(row).map(\.width) == [2, 3, 1])
  }

  @Test func `right to left mirrors every level once`() {
    let stack = Node.row(
      10, .top, .fill().frame(20, 10),
      .column(0, .leading, .fill().frame(30, 10), .fill().frame(10, 10))
    )
    let left = frames(stack, 100, 50)
    let right = frames(stack.running(.rightToLeft), 100, 50)
    let width = size(stack, 100, 50).width
    #expect(left.map(\.minX) == [0, 30, 30])
    #expect(right.map(\.minX) == left.map { width - $0.maxX })
  }

  @Test func `empty views take no room and no gap`() {
    let empty = Node(.empty, at: here)
    #expect(size(.row(10, .center, .fill().frame(5, 5), empty, empty.padding(3), .fill().frame(5, 5))).width == 20)
  }
}
