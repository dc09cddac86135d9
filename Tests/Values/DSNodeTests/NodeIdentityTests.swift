import DSDiagnostics
import DSGeometry
import DSNode
import Testing

struct NodeIdentityTests {
  private let place = SourceLocation(file: "Card.swift", line: 1)

  @Test func `functions of authors are equal to themselves alone`() {
    func path() -> PathFunction { PathFunction(name: "Slash") { _ in Path() } }
    let one = path()
    #expect(one == one && one != path())
    #expect(ShapeNode.function(one) == .function(one) && ShapeNode.function(one) != .function(path()))
    let guide = GuideFunction { _, _ in 1 }
    #expect(guide == guide && guide != GuideFunction { _, _ in 1 })
    let length = LengthFunction { length, _ in length / 2 }
    #expect(length == length && length != LengthFunction { length, _ in length / 2 })
    #expect(length.length(in: 30, along: .vertical) == 15)
    let deferred = DeferredView(name: "Reader", mark: LayoutMark(id: 1)) { _ in
      LoweredView(DSNode(.empty, at: SourceLocation(file: "Card.swift")))
    }
    #expect(Set([deferred, deferred]).count == 1)
  }

  @Test func `a path that depends on its container is handed its rectangle, others are not`() {
    let inside = PathFunction(name: "Corner", container: LayoutMark(id: 1)) { _, rect in
      Path([.move(rect?.origin ?? Point(x: -1, y: -1))])
    }
    let rect = Rect(x: 3, y: 4, width: 5, height: 6)
    #expect(inside.path(in: Size(), container: rect) == Path([.move(Point(x: 3, y: 4))]))
    #expect(inside.path(in: Size()) == Path([.move(Point(x: -1, y: -1))]))
    let plain = PathFunction(name: "Line", mirrors: false) { Path([.line(Point(x: $0.width, y: $0.height))]) }
    #expect(plain.path(in: Size(width: 1, height: 2), container: rect) == Path([.line(Point(x: 1, y: 2))]))
    #expect(plain.container == nil && !plain.mirrors && inside.mirrors)
  }

  @Test func `files of pictures differ in every part, and equal ones have one hash`() {
    func file(_ name: String = "a.png", _ bytes: [UInt8] = [1, 2], _ scale: Double = 2) -> ImageFile {
      ImageFile(name: name, format: .png, bytes: bytes, scale: scale)
    }
    #expect(file() == file() && file().hashValue == file().hashValue)
    let all: Set = [
      file(), file("b.png"), file("a.png", [1, 3]), file("a.png", [1, 2], 1),
      ImageFile(name: "a.png", format: .svg, bytes: [1, 2], scale: 2),
    ]
    #expect(all.count == 5)
  }

  @Test func `a live view runs what it is given once, where the author's code may run`() {
    var lines: [String] = []
    nonisolated(unsafe) var note: (String) -> Void = { lines.append($0) }
    let live = LiveView(
      onMain: {
        note("in")
        $0()
        note("out")
      }, finishDeferredWork: { note("rest") }, latest: { nil }, follow: { _ in nil })
    #expect(
      live.perform {
        note("body")
        return 7
      } == 7)
    live.finishDeferredWork()
    #expect(lines == ["in", "body", "out", "rest"])
    #expect(live.current == nil && live.following(MarkedFrames()) == nil)
    note = { _ in }
  }

  @Test func `nodes are equal where everything that they say is`() {
    let text = DSNode(.text(TextNode([.init(.literal("a"))])), name: "label", at: place)
    var nodes: Set = [text, text]
    #expect(nodes.count == 1)
    var other = text
    other.name = nil
    nodes.insert(other)
    other.modifiers = [.bold]
    nodes.insert(other)
    other.modifiers = [.bold, .italic(true)]
    nodes.insert(other)
    other.modifiers = [.italic(true), .bold]
    nodes.insert(other)
    #expect(nodes.count == 5)
  }

  @Test func `a picture among letters stands for one character`() {
    let span = TextNode.Span(ImageNode(.systemSymbol("star")))
    #expect(span.text == .literal("\u{FFFC}") && span.image?.source == .systemSymbol("star"))
    #expect(TextNode.Span(.literal("\u{FFFC}")) != span)
  }

  @Test func `traits that are put on others count, and what they do not say stays`() {
    var below = Modifier.FontTraits(italic: true, design: .serif, monospacedDigits: true, leading: 2)
    below.bold = true
    below.scale = 2
    var above = Modifier.FontTraits(italic: false, width: 0.2, smallCaps: .all)
    above.isSecondary = true
    let merged = below.merging(above)
    #expect(merged.italic == false && merged.design == .serif && merged.width == 0.2 && merged.smallCaps == .all)
    #expect(merged.monospacedDigits && merged.leading == 2 && merged.bold && merged.scale == 2)
    #expect(merged.isSecondary == true)
    #expect(below.merging(.init()) == below && Modifier.FontTraits().merging(above) == above)
  }

  @Test func `a lazy stack is a grid of one track as long as the room`() {
    let stack = LazyGridNode(stack: .vertical, alignment: .center, spacing: 4)
    #expect(stack.isStack && stack.tracks == [.init(.flexible(minimum: 0, maximum: .infinity))] && stack.spacing == 4)
    #expect(LazyGridNode(axis: .vertical, tracks: stack.tracks, spacing: 4) != stack)
  }

  @Test func `the length that views of none are given holds for the time of a probe`() {
    #expect(UnspecifiedLength.height == UnspecifiedLength.usual)
    UnspecifiedLength.$height.withValue(20) { #expect(UnspecifiedLength.height == 20) }
    #expect(UnspecifiedLength.height == UnspecifiedLength.usual)
  }

  @Test func `edges know the axis that they bound`() {
    #expect([SafeAreaNode.Edge.top, .bottom].allSatisfy { $0.axis == .vertical })
    #expect([SafeAreaNode.Edge.leading, .trailing].allSatisfy { $0.axis == .horizontal })
  }
}
