import DSGeometry
import DSLayout
import DSNode
import DSResolve
import Testing

/// `ViewThatFits`, `ScrollView`, `containerRelativeFrame`, authors' layouts and islands of another direction.
struct ContainerLayoutTests {
  private func fits(_ axes: AxisSet, _ children: Node...) -> Node { Node(.viewThatFits(axes, children), at: here) }

  private func scroll(
    _ axes: AxisSet, anchor: UnitPoint? = nil, alignment: UnitPoint? = nil, _ children: Node...
  ) -> Node {
    Node(.scrollView(ScrollNode(axes, anchor: anchor, alignment: alignment), children), at: here)
  }

  @Test func `content that is smaller than a scroll view lies where its alignment says`() {
    func top(_ fraction: Double, height: Double = 60) -> Double? {
      let view = scroll(
        .vertical, anchor: UnitPoint(x: 0, y: 0), alignment: UnitPoint(x: 0.5, y: fraction), .fill().frame(120, height))
      return frames(view, in: 120, 200).first?.minY
    }
    #expect(top(1) == 140 && top(0.5) == 70 && top(0) == 0)
    #expect(top(1, height: 400) == 0)
  }

  @Test func `the first child whose ideal size fits is shown`() {
    let view = fits(.horizontal, .fill().frame(120, 10), .fill().frame(80, 10), .fill().frame(40, 10))
    #expect(size(view, 200, 50).width == 120)
    #expect(size(view, 100, 50).width == 80)
    #expect(size(view, 79, 50).width == 40)
    #expect(size(view, 10, 50).width == 40, "the last is shown where none fits")
    #expect(size(view).width == 120, "without an offer everything fits")
  }

  @Test func `only the given axes count, and the real offer is used for the layout`() {
    let tall = Node.text(20)
    // 200 points long: in 50 points it has four lines, each 20 points high.
    #expect(size(fits(.vertical, tall, .fill().frame(1, 1)), 50, 80) == Size(width: 50, height: 80))
    #expect(size(fits(.vertical, tall, .fill().frame(1, 1)), 50, 79) == Size(width: 1, height: 1))
    #expect(size(fits(.horizontal, tall, .fill().frame(1, 1)), 50, 200) == Size(width: 1, height: 1))
    #expect(frames(fits(.both, .fill()), 70, 30) == [Rect(x: 0, y: 0, width: 70, height: 30)])
  }

  @Test func `a scroll view proposes nothing along its axis and is as wide as its content`() {
    #expect(
      frames(scroll(.vertical, .fill()).frame(200, 300), in: 200, 300) == [Rect(x: 0, y: 0, width: 200, height: 10)])
    #expect(size(scroll(.vertical, .fill().frame(120, 400)), 300, 200) == Size(width: 120, height: 200))
    #expect(size(scroll(.vertical, .fill().frame(400, 10)), 300, 200) == Size(width: 400, height: 200))
    #expect(size(scroll(.horizontal, .fill().frame(40, 40)), 300, 200) == Size(width: 300, height: 40))
    #expect(size(scroll(.both, .fill()), 300, 200) == Size(width: 300, height: 200))
  }

  @Test func `a scroll view between texts takes what they leave`() {
    let view = Node.column(0, .center, .fill().frame(10, 16), scroll(.vertical, .fill()), .fill().frame(10, 16))
    #expect(frames(view, 100, 200).map(\.minY) == [0, 16, 184])
  }

  @Test func `a scroll view cuts its content, and shows its end where it is anchored there`() {
    let view = scroll(.vertical, anchor: UnitPoint(x: 0.5, y: 1), .fill().frame(100, 400))
    #expect(frames(view, 100, 200) == [Rect(x: 0, y: -200, width: 100, height: 400)])
    #expect(placed(view, 100, 200).content == .effect(.clip(.rectangle)))
  }

  @Test func `what a scroll view shows reaches under the bars that it touches, and its content stays where it is`() {
    func windows(_ view: Node, direction: LayoutDirection = .leftToRight) -> [Rect] {
      let insets = SafeAreaNode(EdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 0), mark: LayoutMark(id: 1))
      return placed(view.modified(.safeArea(insets, nil)).running(direction), 105, 200).windows(at: .zero)
    }
    let list = scroll(.vertical, .fill().frame(100, 400))
    let whole = Rect(x: 0, y: 0, width: 105, height: 200)
    #expect(windows(list) == [whole])
    #expect(windows(list, direction: .rightToLeft) == [whole])
    // What was scrolled past the top is not shown there again.
    let end = scroll(.vertical, anchor: UnitPoint(x: 0.5, y: 1), .fill().frame(100, 400))
    #expect(windows(end) == [Rect(x: 0, y: 20, width: 105, height: 180)])
    // Bars do not cover the content of a scroll view.
    let nested = scroll(.vertical, list.frame(100, 50))
    #expect(windows(nested) == [whole, Rect(x: 0, y: 20, width: 105, height: 50)])
    // Among other views too, as far as it touches.
    #expect(windows(.depth(.center, .fill(), list)) == [whole])
    #expect(
      windows(.column(0, .center, .fill().frame(100, 40), list)) == [Rect(x: 0, y: 60, width: 105, height: 140)])
    #expect(windows(list.padding(10)) == [Rect(x: 15, y: 30, width: 100, height: 130)])
    let insets = SafeAreaNode(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), mark: LayoutMark(id: 1))
    #expect(frames(list.modified(.safeArea(insets, nil)), 100, 200) == [Rect(x: 0, y: 20, width: 100, height: 400)])
  }

  @Test func `a horizontal scroll view begins at its right edge where content runs right to left`() {
    let view = scroll(.horizontal, .fill().frame(400, 10)).running(.rightToLeft)
    #expect(frames(view, 300, 50) == [Rect(x: -100, y: 0, width: 400, height: 10)])
  }

  @Test func `several views in a scroll view stand below one another`() {
    let view = scroll(.horizontal, .fill().frame(60, 30), .fill().frame(20, 10))
    #expect(
      frames(view, 200, 100) == [
        Rect(x: 0, y: 0, width: 60, height: 30), Rect(x: 20, y: 38, width: 20, height: 10),
      ])
  }

  @Test func `a length follows from the nearest scroll view's`() {
    func cell(_ rule: Modifier.ContainerLength) -> Node {
      .fill().modified(.containerRelativeFrame(.horizontal, rule, alignment: .center))
    }
    let view = scroll(
      .horizontal, .row(10, .center, cell(.tracks(count: 4, span: 1, spacing: 10)), cell(.whole)))
    #expect(frames(view, 310, 20).map(\.width) == [70, 310])
    #expect(size(cell(.tracks(count: 3, span: 2, spacing: 0)), 300, 20).width == 200, "the root's, without one")
  }

  @Test func `an island of another direction is placed mirrored and runs its own way inside`() {
    let island = Node.row(0, .center, .fill(2).frame(10, 5), .fill(3).frame(20, 5))
    var around = Node.row(0, .center, .fill(1).frame(40, 5), island)
    around.direction = .rightToLeft
    // Drawn in order: the first child at the right end; the island at the left, its children from left to right.
    #expect(frames(around, 70, 5).map(\.minX) == [30, 0, 10])
  }
}

/// Half of what it is offered, as an author would write it; keeps count of what it was asked.
private final class Halving: LayoutRun {
  let children: [any LayoutChild]
  init(_ children: [any LayoutChild]) { self.children = children }

  func size(_ offer: LayoutOffer) -> Size {
    Size(width: (offer.width ?? 20) / 2, height: children.map { $0.size(offer).height }.max() ?? 0)
  }

  func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?] {
    children.indices.map { index in
      let own = LayoutOffer(width: size.width / 4, height: size.height)
      return index == 0 ? LayoutPlace(origin: Point(x: 0, y: 0), offer: own) : nil
    }
  }

  func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double? {
    guide == .horizontal(.leading) ? 5 : nil
  }

  var spacing: SpacingPreference { .plain }
}

struct CustomLayoutTests {
  private func halving(_ children: Node...) -> Node {
    Node(.custom(LayoutFunction(name: "Halving") { Halving($0) }, children), at: here)
  }

  @Test func `a layout that takes half of its offer is served before endlessly flexible views`() {
    func widths(_ node: Node) -> [Double] { placed(node, 620, 10).children.map(\.frame.width) }
    #expect(widths(.row(10, .center, halving(.fill()), .fill(), .fill())) == [100, 250, 250])
    #expect(widths(.row(10, .center, .fill(), halving(.fill()), .fill())) == [200, 100, 300])
  }

  @Test func `a view that is not placed stands in the middle and is offered everything`() {
    let drawn = frames(halving(.fill(), .fill()), 80, 20)
    #expect(drawn[0] == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(drawn[1] == Rect(x: 0, y: 0, width: 40, height: 20))
    let small = frames(halving(.fill(), .fill().frame(10, 10)), 80, 20)
    #expect(small[1] == Rect(x: 15, y: 5, width: 10, height: 10))
  }

  @Test func `places are mirrored where content runs right to left`() {
    #expect(frames(halving(.fill()).running(.rightToLeft), 80, 20) == [Rect(x: 30, y: 0, width: 10, height: 20)])
  }

  @Test func `containers line a layout up by the guides it sets`() {
    let bare = Node.column(0, .leading, .fill().frame(10, 10), halving(.fill()))
    #expect(size(bare, 80, 40).width == 40)
    #expect(frames(bare, 80, 40).map(\.minX) == [5, 0])
  }

  @Test func `a view has no height of its own where its ideal one is that of views that fill what they are offered`() {
    func isOpen(_ view: Node) -> Bool {
      hasUnspecifiedHeight(view, width: 100, scale: 2, measurer: FixedMeasurer())
    }
    #expect(isOpen(.fill()))
    #expect(isOpen(.column(0, .center, .text(1), .fill())))
    #expect(isOpen(.fill().padding(8)))
    // These are as high as their texts, pictures and frames, or as what scrolls in them.
    #expect(!isOpen(.text(1)))
    #expect(!isOpen(.fill().frame(nil, 30)))
    #expect(!isOpen(.row(0, .center, .text(1), .fill())))
    #expect(!isOpen(.column(0, .center, .text(1), .spacer())))
    #expect(!isOpen(Node(.scrollView(ScrollNode(.vertical), [.fill()]), at: here)))
    #expect(!isOpen(.fill().modified(.fixedSize(horizontal: false, vertical: true))))
    #expect(!isOpen(.depth(.center, .fill(), .text(3))))
  }

  @Test func `a bar beside a view that fills its room stands at the edge of a screen`() {
    func isOpen(_ view: Node, _ edge: SafeAreaNode.Edge) -> Bool {
      let area = SafeAreaNode(edge, alignment: .center, spacing: 0, mark: LayoutMark(id: 1))
      let withBar = view.modified(.safeArea(area, .text(1)))
      return hasUnspecifiedHeight(withBar, width: 100, scale: 2, measurer: FixedMeasurer())
    }
    // A view that is as high as its text until it is offered more.
    let page = Node.depth(.center, .fill(), .text(3))
    #expect(isOpen(page, .bottom) && isOpen(page, .top))
    #expect(!isOpen(page, .trailing))
    #expect(!isOpen(.text(3), .bottom))
    #expect(!isOpen(Node(.scrollView(ScrollNode(.vertical), [.fill()]), at: here), .bottom))
  }

  @Test func `a list that is longer than any picture is shown on a screen, one of that size is not`() {
    func isOpen(_ view: Node) -> Bool {
      hasUnspecifiedHeight(view, width: 100, scale: 2, measurer: FixedMeasurer())
    }
    func list(_ height: Double) -> Node {
      Node(.scrollView(ScrollNode(.vertical), [.fill().frame(nil, height)]), at: here)
    }
    #expect(!isOpen(list(8_192)))
    #expect(isOpen(list(8_193)))
    // It could do with nothing less.
    #expect(!isOpen(.fill().frame(nil, 8_193)))
  }
}

extension PlacedNode {
  /// What the scroll views in it show, in the root.
  fileprivate func windows(at origin: Point) -> [Rect] {
    let place = origin + frame.origin
    let isShown = content == .effect(.clip(.rectangle))
    return (isShown ? [Rect(origin: place, size: frame.size)] : []) + children.flatMap { $0.windows(at: place) }
  }
}
