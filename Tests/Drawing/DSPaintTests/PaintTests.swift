import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSPaint
import DSResolve
import DSText
import Testing

private let red = Color(hex: 0xFF0000)

private func leaf(_ frame: Rect, _ content: PlacedNode.Content, children: [PlacedNode] = []) -> PlacedNode {
  PlacedNode(frame: frame, content: content, children: children)
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

private func root(_ size: Size, _ children: PlacedNode...) -> PlacedNode {
  leaf(Rect(size: size), .container, children: children)
}

private func solid(_ frame: Rect, _ color: Color = red) -> PlacedNode { leaf(frame, .paint(.color(color))) }

struct PaintTests {
  @Test func `edges snap in the picture's coordinates, whatever the nesting`() throws {
    let inner = leaf(box(0.4, 0, 10, 10), .container, children: [solid(box(0.2, 0, 10, 10))])
    let list = try paint(root(Size(width: 20, height: 20), inner), scale: 1)
    #expect(list.commands == [.fill(.rect(box(1, 0, 10, 10)), .solid(red))])
  }

  @Test func `the picture is rounded up to whole pixels and not by a rounding error`() throws {
    #expect(try paint(root(Size(width: 10.2, height: 3)), padding: 1, scale: 2).width == 25)
    #expect(try paint(root(Size(width: 10 + 1e-9, height: 3)), padding: 1, scale: 1).width == 12)
  }

  @Test func `without padding the picture ends where the view's edge is drawn`() throws {
    let size = Size(width: 10.2, height: 3.3)
    let list = try paint(root(size, solid(Rect(size: size))), scale: 2)
    #expect(list.width == 20 && list.height == 7)
    #expect(list.commands == [.fill(.rect(box(0, 0, 20, 7)), .solid(red))])
    #expect(try paint(root(Size(width: 0.1, height: 3)), scale: 1).width == 1)
  }

  @Test func `a background lies behind everything and covers the padding`() throws {
    let list = try paint(root(Size(width: 4, height: 4)), padding: 2, scale: 1, background: .color(.white))
    #expect(list.commands == [.fill(.rect(box(0, 0, 8, 8)), .solid(.white))])
  }

  @Test func `a border lies inside the edge and is whole pixels wide`() throws {
    let border = leaf(
      box(0, 0, 20, 10), .effect(.border(.color(red), ResolvedStroke(width: 0.6), in: .rectangle)),
      children: [solid(box(0, 0, 20, 10), .white)])
    let list = try paint(root(Size(width: 20, height: 10), border), scale: 2)
    #expect(list.commands.last == .stroke(.rect(box(0.5, 0.5, 39, 19)), Stroke(width: 1), .solid(red)))
  }

  @Test func `a hidden view and a group without content leave nothing`() throws {
    let hidden = leaf(box(0, 0, 5, 5), .effect(.hidden), children: [solid(box(0, 0, 5, 5))])
    let empty = leaf(box(0, 0, 5, 5), .effect(.opacity(0.5)), children: [leaf(box(0, 0, 5, 5), .container)])
    let gone = leaf(box(0, 0, 5, 5), .effect(.opacity(0)), children: [solid(box(0, 0, 5, 5))])
    #expect(try paint(root(Size(width: 5, height: 5), hidden, empty, gone), scale: 1).commands.isEmpty)
  }

  @Test func `a compositing group is one picture for what its views blend with`() throws {
    let blended = leaf(box(0, 0, 5, 5), .effect(.blendMode(.multiply)), children: [solid(box(0, 0, 5, 5))])
    let whole = leaf(box(0, 0, 5, 5), .effect(.compositingGroup), children: [blended])
    let list = try paint(root(Size(width: 5, height: 5), whole), scale: 1)
    let fill = DrawCommand.fill(.rect(box(0, 0, 5, 5)), .solid(red))
    #expect(
      list.commands
        == [.group(DrawGroup(isIsolated: true, commands: [.group(DrawGroup(blendMode: .multiply, commands: [fill]))]))])
  }

  @Test func `a shadow is cast by the outline, grown, and left free inside`() throws {
    let card = leaf(
      box(2, 2, 10, 10), .effect(.backgroundPaint(.color(.white), in: .roundedRectangle(CornerRadii(3), .continuous))))
    let shadowed = leaf(
      box(0, 0, 14, 14), .effect(.shadow([ResolvedShadow(color: .black, sigma: 2, y: 1, spread: 1)])), children: [card])
    let list = try paint(root(Size(width: 14, height: 14), shadowed), scale: 2)
    #expect(
      list.commands.first
        == .shadow(
          .roundedRect(box(4, 4, 20, 20), CornerRadii(6)),
          ShapeShadow(color: .black, sigma: 4, offset: Point(x: 0, y: 2), spread: 2, knockout: true)))
  }

  @Test func `a view without an outline casts the shadow of what it draws`() throws {
    let content = leaf(box(0, 0, 10, 10), .container, children: [solid(box(0, 0, 4, 4))])
    let shadowed = leaf(
      box(0, 0, 10, 10), .effect(.shadow([ResolvedShadow(color: .black, sigma: 1)])), children: [content])
    let list = try paint(root(Size(width: 10, height: 10), shadowed), scale: 1)
    guard case .group(let group) = list.commands[0].kind else {
      Issue.record("no group")
      return
    }
    #expect(group.shadows == [DrawGroup.DropShadow(color: .black, sigma: 1)])
  }

  @Test func `nothing snaps below a rotation`() throws {
    let turned = leaf(
      box(0, 0, 10, 10), .effect(.rotation(degrees: 90, anchor: .center)), children: [solid(box(0.3, 0.3, 5, 5))])
    let list = try paint(root(Size(width: 10, height: 10), turned), scale: 1)
    guard case .group(let group) = list.commands[0].kind else {
      Issue.record("no group")
      return
    }
    #expect(group.commands == [.fill(.rect(box(0.3, 0.3, 5, 5)), .solid(red))])
    #expect(group.transform.apply(Point(x: 10, y: 5)) == Point(x: 5, y: 10))
  }

  @Test func `corners that bend slowly touch all four edges and mirror`() throws {
    let shape = ResolvedShape.roundedRectangle(CornerRadii(topLeading: 8), .continuous)
    func path(_ direction: LayoutDirection) throws -> Path? {
      let node = PlacedNode(
        frame: box(0, 0, 40, 40), content: .shape(shape, .fill(.color(red))), direction: direction)
      guard
        case .fill(.path(let path, _), _) = try paint(root(Size(width: 40, height: 40), node), scale: 1).commands[0]
          .kind
      else { return nil }
      return path
    }
    #expect(try path(.leftToRight)?.controlBounds == box(0, 0, 40, 40))
    #expect(try path(.leftToRight)?.elements.first == .move(Point(x: 40, y: 0)))
    #expect(try path(.rightToLeft)?.elements.first != .move(Point(x: 40, y: 0)))
  }

  @Test func `a picture that is empty or too large is refused before anything is drawn`() {
    #expect(throws: PaintError.empty(Size(width: 0, height: 5))) {
      try paint(root(Size(width: 0, height: 5)), scale: 1)
    }
    #expect(throws: PaintError.tooLarge(Size(width: 20_000, height: 1))) {
      try paint(root(Size(width: 20_000, height: 1)), scale: 1)
    }
    #expect(throws: PaintError.self) { try paint(root(Size(width: .infinity, height: 1)), scale: 1) }
    #expect(throws: PaintError.self) { try paint(root(Size(width: .nan, height: 1)), scale: 1) }
  }
}
