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

/// A disc with a dot in it.
private func symbol(cut: SymbolLayer.Cut) -> Symbol {
  func square(_ inset: Double) -> Path {
    let (low, high) = (inset, 24 - inset)
    return Path([
      .move(Point(x: low, y: low)), .line(Point(x: high, y: low)), .line(Point(x: high, y: high)),
      .line(Point(x: low, y: high)), .close,
    ])
  }
  var disc = SymbolLayer(path: square(2), fill: .currentColor)
  disc.level = 1
  var dot = SymbolLayer(path: square(8), fill: .currentColor)
  dot.cut = cut
  return Symbol(name: "badge", viewBox: Rect(size: Size(width: 24, height: 24)), layers: [disc, dot])
}

private func commands(
  _ symbol: Symbol, paint: ResolvedPaint = .color(red), levels: [ResolvedPaint] = []
) throws -> [DrawCommand] {
  var image = ResolvedImage(.symbol(symbol, TextStyle(family: "", size: 19.2)), resizable: false, paint: paint)
  image.levels = levels
  let frame = Rect(x: 0, y: 0, width: 24, height: 24)
  return try DSPaint.paint(PlacedNode(frame: frame, content: .image(image)), scale: 1).commands
}

extension DrawCommand {
  fileprivate var color: Color? {
    if case .fill(_, .solid(let color)) = kind { color } else { nil }
  }
}

struct SymbolPaintTests {
  @Test func `layers of one paint are drawn one after another`() throws {
    #expect(try commands(symbol(cut: .never)).map(\.color) == [red, red])
  }

  @Test func `a layer keeps to its clip, which stands where the layer does`() throws {
    var clipped = symbol(cut: .never)
    clipped.viewBox = Rect(size: Size(width: 12, height: 12))
    let clip = Path([.move(.zero), .line(Point(x: 3, y: 0)), .line(Point(x: 3, y: 4)), .close])
    clipped.layers[0].clips = [SymbolLayer.Clip(path: clip, fillRule: .evenOdd)]
    let drawn = try commands(clipped)
    guard case .group(let group)? = drawn.first?.kind, case .path(let path, let rule)? = group.clip else {
      Issue.record("no group")
      return
    }
    #expect(rule == .evenOdd && group.commands.map(\.color) == [red])
    #expect(path == clip.applying(.scale(x: 2, y: 2)))
    #expect(drawn.last?.color == red)
  }

  @Test func `what is cut out is taken from the symbol alone`() throws {
    guard case .group(let whole)? = try commands(symbol(cut: .always)).first?.kind,
      case .group(let hole)? = whole.commands.last?.kind
    else {
      Issue.record("no group")
      return
    }
    #expect(whole.isIsolated && whole.commands.first?.color == red)
    #expect(hole.blendMode == .destinationOut && hole.commands.count == 1)
  }

  @Test func `each level has its paint`() throws {
    let drawn = try commands(symbol(cut: .never), levels: [.color(red), .color(blue), .color(.black)])
    #expect(drawn.map(\.color) == [blue, red])
  }

  @Test func `a translucent paint is not seen twice where layers overlap`() throws {
    guard case .group(let group)? = try commands(symbol(cut: .never), paint: .color(red.opacity(0.5))).first?.kind
    else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && group.commands.map(\.color) == [red, red])
  }

  @Test func `layers that are off are faint`() throws {
    var badge = symbol(cut: .never)
    badge.layers[1].isOff = true
    #expect(try commands(badge).map(\.color) == [red, red.opacity(0.3)])
  }
}
