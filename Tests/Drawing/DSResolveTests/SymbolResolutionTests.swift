import DSDiagnostics
import DSGeometry
import DSNode
import DSResolve
import DSSymbol
import DSText
import Testing

private func image(_ name: String, _ change: (inout ImageNode) -> Void = { _ in }) -> ImageNode {
  var node = ImageNode(.systemSymbol(name))
  change(&node)
  return node
}

private func resolved(_ image: ImageNode, _ modifiers: Modifier...) throws -> (image: ResolvedImage, symbol: Symbol) {
  let view = DSNode(.image(image), modifiers: modifiers, at: here)
  guard case .image(let found) = resolved(view).view.kind, case .symbol(let symbol, _) = found.source else {
    throw DiagnosticsError([Diagnostic("no-symbol", "no symbol", at: here)])
  }
  return (found, symbol)
}

struct SymbolResolutionTests {
  @Test func `a symbol's lines are as thick as its font is heavy`() throws {
    let regular = try resolved(image("checkmark"))
    let bold = try resolved(image("checkmark"), .fontWeight(.literal(700)))
    #expect(regular.symbol == SystemSymbols.symbol(named: "checkmark")?.settled(severalPaints: false))
    #expect(bold.symbol.layers[0].stroke?.width == regular.symbol.layers[0].stroke.map { $0.width * 1.38 })
  }

  @Test func `one paint cuts the sign out of a filled circle, several draw it in the first`() throws {
    let one = try resolved(image("checkmark.circle.fill") { $0.symbolMode = .monochrome })
    #expect(one.image.levels.isEmpty)
    #expect(one.symbol.layers.map(\.cut) == [.never, .always])
    let strengths = try resolved(
      image("checkmark.circle.fill") { $0.symbolMode = .hierarchical }, .foregroundStyle(.color(.literal(.black))))
    let black = ResolvedPaint.color(.black)
    #expect(strengths.image.levels == [black, black.opacity(0.5), black.opacity(0.25)])
    #expect(strengths.symbol.layers.map(\.cut) == [.never, .never])
  }

  @Test func `a foreground style of two levels is a palette, unless the mode says otherwise`() throws {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    let levels = Modifier.foregroundStyles([.color(.literal(red)), .color(.literal(blue))])
    let palette = try resolved(image("person.badge.plus"), levels)
    #expect(palette.image.levels == [.color(red), .color(blue), .color(blue)])
    #expect(try resolved(image("person.badge.plus") { $0.symbolMode = .monochrome }, levels).image.levels.isEmpty)
    #expect(try resolved(image("star.fill"), levels).image.levels.isEmpty, "it has one level")
  }

  @Test func `several colours are the symbol's own where it has some`() throws {
    let sun = try resolved(image("sun.max.fill") { $0.symbolMode = .multicolor })
    #expect(sun.symbol.layers.allSatisfy { $0.fill.map { $0 != .currentColor } ?? true })
    let plain = try resolved(image("checkmark.circle.fill") { $0.symbolMode = .multicolor })
    #expect(plain.symbol == (try resolved(image("checkmark.circle.fill"))).symbol)
  }

  @Test func `a value leaves the layers above it off`() throws {
    let half = try resolved(image("wifi") { $0.variableValue = 0.5 })
    #expect(half.symbol.layers.map(\.isOff) == [false, false, false, true])
  }

  @Test func `a file of the project is drawn as it is, whatever the weight`() throws {
    var own = context()
    let line = SymbolLayer(
      path: Path([.move(.zero), .line(Point(x: 1, y: 1))]), fill: nil, stroke: .init(paint: .currentColor, width: 1))
    let symbol = Symbol(name: "own", viewBox: Rect(size: Size(width: 1, height: 1)), layers: [line])
    own.symbols["star.fill"] = .read(symbol)
    let view = DSNode(.image(image("star.fill")), modifiers: [.fontWeight(.literal(900))], at: here)
    guard case .image(let found) = resolved(view, own).view.kind, case .symbol(let drawn, _) = found.source else {
      Issue.record("no symbol")
      return
    }
    #expect(drawn == symbol)
  }

  @Test func `a symbol of a catalogue has its own drawing for the font's weight, and its own size`() throws {
    func bar(_ id: String, _ height: Int) -> String {
      "<g id='\(id)'><rect x='1400' y='650' width='50' height='\(height)'/></g>"
    }
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3300 2200'>\(bar("Regular-M", 10))\(bar("Bold-M", 30))</svg>"
    let file = ImageFile(name: "bar.svg", format: .symbol, bytes: Array(text.utf8), scale: 1)
    var node = ImageNode(.file(file, dark: nil))
    let regular = try resolved(node)
    #expect(regular.symbol.layers[0].path.controlBounds?.height == 10)
    #expect(try resolved(node, .fontWeight(.literal(700))).symbol.layers[0].path.controlBounds?.height == 30)
    node.symbolScale = 1.29
    let large = try resolved(node)
    #expect(abs(large.image.size(in: 100).width - 1.29 * regular.image.size(in: 100).width) < 1e-9)
    #expect(large.image.paint != nil, "it is drawn in the foreground style")
    let empty = ImageFile(
      name: "bar.svg", format: .symbol, bytes: Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), scale: 1)
    #expect(resolved(DSNode(.image(ImageNode(.file(empty, dark: nil))), at: here)).problems == ["symbol-template"])
  }
}
