import DSGeometry
import DSLayout
import DSNode
import DSResolve
import Testing

/// Numbers from the rules of SwiftUI's frames and other modifiers, worked out by hand.
struct FrameLayoutTests {
  @Test func `a fixed frame aligns its child and does not clip it`() {
    #expect(
      frames(Node.fill().frame(10, 10).frame(100, 50, .bottomTrailing), in: 100, 50) == [
        Rect(x: 90, y: 40, width: 10, height: 10)
      ])
    #expect(
      frames(Node.fill().frame(60, 60).frame(20, 20), in: 20, 20) == [Rect(x: -20, y: -20, width: 60, height: 60)])
  }

  @Test func `a greatest width fills the offer but is never smaller than the child`() {
    let wide = Node.text(3).flexible(maxWidth: .infinity)
    #expect(size(wide, 100, 50) == Size(width: 100, height: 20))
    #expect(size(.fill().frame(60, 10).flexible(maxWidth: .infinity), 40, 10).width == 60)
  }

  @Test func `both bounds decide the width whatever the child answers`() {
    #expect(size(.fill().frame(60, 10).flexible(minWidth: 0, maxWidth: .infinity), 40, 10).width == 40)
    #expect(size(.fill().flexible(minWidth: 50, maxWidth: 80), 200, 10).width == 80)
    #expect(size(.fill().flexible(minWidth: 50, maxWidth: 80), 20, 10).width == 50)
  }

  @Test func `an ideal length holds where nothing is offered`() {
    #expect(size(.fill().flexible(idealWidth: 70), nil, 10).width == 70)
    #expect(size(.fill().flexible(minWidth: 30), nil, 10).width == 30)
  }

  @Test func `a smallest width alone follows the child between the bound and the offer`() {
    #expect(size(.text(3).flexible(minWidth: 50), 200, 50).width == 50)
    #expect(size(.text(8).flexible(minWidth: 50), 200, 50).width == 80)
  }

  @Test func `padding offers what is left and adds itself`() {
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)
    let padded = Node.fill().frame(50, 30).modified(.padding(insets))
      .modified(.background(.fill(2), alignment: .center))
    #expect(
      frames(padded, in: 200, 200) == [
        Rect(x: 57.5, y: 65, width: 85, height: 70), Rect(x: 77.5, y: 75, width: 50, height: 30),
      ])
    #expect(frames(Node.fill().padding(60), in: 100, 100).map(\.width) == [0])
  }

  @Test func `a fixed size asks for the ideal on its axes`() {
    func fixed(_ horizontal: Bool, _ vertical: Bool) -> Size {
      let node = Node.fill().modified(.fixedSize(horizontal: horizontal, vertical: vertical))
      return frames(node.frame(100, 100), in: 100, 100)[0].size
    }
    #expect(fixed(true, false) == Size(width: 10, height: 100))
    #expect(fixed(false, true) == Size(width: 100, height: 10))
    #expect(fixed(false, false) == Size(width: 100, height: 100))
  }

  @Test func `an aspect ratio fits into the offer or fills it`() {
    let wide = 16.0 / 9
    #expect(
      frames(Node.fill().modified(.aspectRatio(wide, .fit)), in: 100, 100) == [
        Rect(x: 0, y: 21.875, width: 100, height: 56.25)
      ])
    #expect(
      frames(Node.fill().modified(.aspectRatio(wide, .fill)), in: 100, 100) == [
        Rect(x: -38.889, y: 0, width: 177.778, height: 100)
      ])
    #expect(size(.fill().modified(.aspectRatio(1.5, .fit)), 100, 100).height.rounded() == 67)
  }

  @Test func `a depth stack counts only its highest priority`() {
    let stack = Node.depth(
      .leading, .fill(1).frame(100, 100).priority(-0.1), .fill(2).frame(60, 60), .fill(3).frame(40, 40).priority(1))
    #expect(
      frames(stack, in: 200, 200) == [
        Rect(x: 80, y: 50, width: 100, height: 100), Rect(x: 80, y: 70, width: 60, height: 60),
        Rect(x: 80, y: 80, width: 40, height: 40),
      ])
  }

  @Test func `an overlay is offered the size of the view it lies on`() {
    let node = Node.text(4).modified(.overlay(.fill(2), alignment: .center))
    #expect(
      frames(node, 300, 300) == [Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 20)])
    let badge = Node.fill(1).frame(40, 40).modified(.overlay(.fill(2).frame(10, 10), alignment: .topTrailing))
    #expect(frames(badge)[1] == Rect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test func `an offset moves the drawing and not the layout, and mirrors`() {
    let node = Node.fill().frame(10, 10).modified(.offset(x: 5, y: 7))
    #expect(size(node) == Size(width: 10, height: 10))
    #expect(frames(node) == [Rect(x: 5, y: 7, width: 10, height: 10)])
    #expect(frames(node.running(.rightToLeft)) == [Rect(x: -5, y: 7, width: 10, height: 10)])
  }

  @Test func `a position takes the offer and centres its child on a point`() {
    let node = Node.fill().frame(10, 10).modified(.position(x: 30, y: 40))
    #expect(frames(node, 100, 80) == [Rect(x: 25, y: 35, width: 10, height: 10)])
    #expect(size(node, 100, 80) == Size(width: 100, height: 80))
  }

  @Test func `an alignment guide moves the view against its siblings`() {
    let raised = Node.fill().frame(10, 10).modified(
      .alignmentGuide(.vertical(.bottom), .guide(.vertical(.bottom), plus: -4)))
    #expect(frames(.row(0, .bottom, .fill().frame(10, 10), raised)).map(\.minY) == [0, 4])
    let absolute = Node.fill().frame(10, 10).modified(.alignmentGuide(.horizontal(.leading), .points(3)))
    #expect(frames(.column(0, .leading, .fill().frame(10, 10), absolute)).map(\.minX) == [3, 0])
  }

  @Test func `a frame passes on text baselines but not its child's edges`() {
    let boxed = Node.text(1).frame(50, 40, .bottom)
    // The text's top lies at 20, its baseline at 36.
    #expect(frames(.row(0, .firstTextBaseline, boxed, .text(1))).map(\.minY) == [20, 20])
  }

  @Test func `text wraps to the width it is offered`() {
    #expect(size(.text(5), 30, nil) == Size(width: 30, height: 40))
    #expect(size(.text(5), 30, 20) == Size(width: 30, height: 20))
    #expect(size(.row(0, .top, .text(5), .fill().frame(20, 5)), 50, 100) == Size(width: 50, height: 40))
  }

  @Test func `nested modifiers do not multiply the work`() {
    var node = Node.text(5)
    for level in 0..<200 {
      node = node.flexible(minWidth: Double(level % 3), maxWidth: .infinity, .topLeading).padding(0.5)
      node = node.modified(.aspectRatio(1.5, .fit)).modified(.fixedSize(horizontal: false, vertical: level % 2 == 0))
      if level % 4 == 0 { node = .column(1, .leading, node.frame(nil, 300 - Double(level)), .text(2)) }
    }
    // 51 texts, each asked for a few sizes at each of its levels; work that doubled would not end at all.
    let measurer = FixedMeasurer()
    _ = layout(node, proposal: ProposedSize(width: 400, height: 400), scale: 1, measurer: measurer)
    #expect(measurer.calls < 1000)
  }
}
