import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSPaint
import DSResolve
import DSSymbol
import DSText
import Testing

private let red = Color(hex: 0xFF0000)
private let blue = Color(hex: 0x0000FF)

struct TextPaintTests {
  private func commands(
    _ decorations: [TextLayout.Decoration], _ change: (inout ResolvedText) -> Void
  ) throws -> [DrawCommand] {
    let style = TextStyle(family: "Fixed", size: 10)
    var text = ResolvedText(paragraph: TextParagraph([.init("xx", style)]), paints: [.color(red)])
    change(&text)
    let size = Size(width: 20, height: 10)
    let line = TextLayout.Line(baseline: 8, rect: Rect(size: size), runs: [], decorations: decorations)
    let node = PlacedNode(
      frame: Rect(size: size), content: .text(text, TextLayout(size: size, lines: [line])), direction: .leftToRight)
    return try paint(node, scale: 1).commands
  }

  private func bar(_ kind: TextLayout.Decoration.Kind, _ y: Double, _ height: Double) -> TextLayout.Decoration {
    TextLayout.Decoration(kind, rect: Rect(x: 0, y: y, width: 20, height: height), span: 0)
  }

  @Test func `lines have the text's paint or their own, and areas lie behind`() throws {
    let bars = [bar(.underline, 9, 1), bar(.strikethrough, 5, 1), bar(.background, 0, 10)]
    let drawn = try commands(bars) {
      $0.decorations = [.init(underline: .init(paint: .color(blue)), background: .color(.white))]
    }
    #expect(
      drawn == [
        .fill(.rect(Rect(x: 0, y: 0, width: 20, height: 10)), .solid(.white)),
        .fill(.rect(Rect(x: 0, y: 9, width: 20, height: 1)), .solid(blue)),
        .fill(.rect(Rect(x: 0, y: 5, width: 20, height: 1)), .solid(red)),
      ])
  }

  @Test func `a pattern is a broken line of the bar's height`() throws {
    let drawn = try commands([bar(.underline, 8, 2)]) { $0.decorations = [.init(underline: .init(pattern: .dash))] }
    let path = Path([.move(Point(x: 0, y: 9)), .line(Point(x: 20, y: 9))])
    #expect(drawn == [.stroke(.path(path, .nonZero), Stroke(width: 2, dash: [12, 6]), .solid(red))])
  }

  @Test func `hidden text is a bar of every line, in the text's paint`() throws {
    let drawn = try commands([bar(.underline, 8, 1)]) { $0.isRedacted = true }
    guard case .fill(.roundedRect(let rect, _), .solid(let color)) = try #require(drawn.first?.kind) else {
      Issue.record("no bar")
      return
    }
    #expect(drawn.count == 1 && rect == Rect(x: 0, y: 1, width: 20, height: 8))
    #expect(color == red.opacity(0.16))
  }

  @Test func `a picture among letters has its piece's paint, spread over the whole text, and whole pixels`() throws {
    let symbol = Symbol(
      name: "box", viewBox: Rect(x: 0, y: 0, width: 10, height: 10),
      layers: [SymbolLayer(path: Path([.move(.zero), .line(Point(x: 10, y: 10)), .close]), fill: .currentColor)])
    let style = TextStyle(family: "Fixed", size: 10)
    let stops = [ResolvedPaint.Stop(color: red, position: 0), .init(color: blue, position: 1)]
    let paint = ResolvedPaint.linearGradient(stops, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
    var text = ResolvedText(
      paragraph: TextParagraph([.init(.symbol(Size(width: 1, height: 1), drawnHeight: 1), style)]), paints: [paint])
    text.images = [0: ResolvedImage(.symbol(symbol, style), resizable: false, paint: paint)]
    let size = Size(width: 40, height: 12)
    var line = TextLayout.Line(baseline: 9.4, rect: Rect(size: size), runs: [])
    line.objects = [TextLayout.Object(span: 0, rect: Rect(x: 20.3, y: 0.4, width: 10, height: 10))]
    let node = PlacedNode(
      frame: Rect(size: size), content: .text(text, TextLayout(size: size, lines: [line])), direction: .leftToRight)
    let drawn = try DSPaint.paint(node, scale: 1).commands
    guard case .fill(.path(let path, _), .linearGradient(_, let start, let end)) = try #require(drawn.first?.kind)
    else {
      Issue.record("no fill: \(drawn)")
      return
    }
    #expect(path.controlBounds == Rect(x: 20, y: 0, width: 10, height: 10))
    #expect(start.x == 0 && end.x == 40)
  }
}
