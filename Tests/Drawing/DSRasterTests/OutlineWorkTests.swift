import DSDiagnostics
import DSDisplayList
import DSFiles
import DSGeometry
import DSSymbol
import TestFolder
import TestRandom
import Testing

@testable import DSRaster

/// How much the outlines of one picture may ask for.
@Suite struct OutlineWorkTests {
  private func rows(_ side: Int, _ commands: [DrawCommand]) -> Double? {
    do throws(RasterError) {
      try OutlineWork.check(DisplayList(width: side, height: side, scale: 1, commands: commands))
      return nil
    } catch {
      if case .command(_, .outlines(let rows)) = error { return rows }
      return .nan
    }
  }

  /// Lines between points anywhere on a square.
  private func scribble(_ count: Int, side: Double) -> Path {
    var random = SeededRandom(seed: 7)
    func point() -> Point { Point(x: .random(in: 0...side, using: &random), y: .random(in: 0...side, using: &random)) }
    return Path((0..<count).flatMap { _ in [Path.Element.move(point()), .line(point())] })
  }

  @Test(arguments: [Stroke(width: 0.1), Stroke(width: 100), Stroke(width: 1, cap: .round, join: .round)])
  func `twenty thousand lines across a large picture are an error, and across an icon are not`(stroke: Stroke) throws {
    let ink = Brush.solid(.black)
    let large = scribble(20_000, side: 2400)
    #expect(try #require(rows(2400, [.stroke(.path(large, .nonZero), stroke, ink)])) > Limits.outlineRows)
    let error = #expect(throws: RasterError.self) {
      try Rasterizer().rasterize(
        DisplayList(
          width: 2400, height: 2400, scale: 1,
          commands: [white, .group(DrawGroup(commands: [.stroke(.path(large, .nonZero), stroke, ink)]))]))
    }
    guard case .command(path: [1, 0], .outlines)? = error else { throw try #require(error) }
    #expect(error?.hint?.contains("simplify") == true)
    let thin = Stroke(width: stroke.width / 100, cap: stroke.cap, join: stroke.join)
    #expect(rows(24, [.stroke(.path(scribble(20_000, side: 24), .nonZero), thin, ink)]) == nil)
  }

  @Test func `the outlines of all commands count together, those of clips, masks and shadows too`() {
    let shape = DrawShape.path(scribble(900, side: 2400), .evenOdd)
    let fill = DrawCommand.fill(shape, .solid(.black))
    #expect(rows(2400, Array(repeating: fill, count: 5)) == nil)
    for command in [
      fill, .shadow(shape, ShapeShadow(color: .black, sigma: 1)), .group(DrawGroup(clip: shape, commands: [])),
      .group(DrawGroup(mask: [fill], commands: [])),
    ] {
      #expect(rows(2400, Array(repeating: command, count: 6)) != nil)
    }
  }

  @Test func `edges that cross one another in few rows count by their number in a row`() {
    func fill(_ path: Path) -> [DrawCommand] { [.fill(.path(path, .nonZero), .solid(.black))] }
    #expect(rows(24, fill(scribble(90_000, side: 24))) != nil)
    #expect(rows(24, fill(scribble(20_000, side: 24))) == nil)
    // As many rows, spread over the picture.
    let spread = scribble(90_000, side: 8).elements.enumerated().map { index, element in
      let y = Double(index / 2 % 300 * 8)
      return switch element {
      case .move(let point): Path.Element.move(Point(x: point.x, y: point.y + y))
      case .line(let point): Path.Element.line(Point(x: point.x, y: point.y + y))
      case .quadratic, .cubic, .close: element
      }
    }
    #expect(rows(2400, fill(Path(spread))) == nil)
  }

  @Test func `the lines that curves of one outline become are counted, those of several outlines by themselves`() {
    let curve: [Path.Element] = [
      .move(Point(x: 0, y: 1)),
      .cubic(Point(x: 0, y: 1), control1: Point(x: 2000, y: 1), control2: Point(x: 2000, y: 1)),
    ]
    func fill(_ count: Int) -> DrawCommand {
      .fill(.path(Path(Array(repeatElement(curve, count: count).joined())), .nonZero), .solid(.black))
    }
    #expect(rows(2400, [fill(1_500), fill(1_500)]) == nil)
    let error = #expect(throws: RasterError.self) {
      try OutlineWork.check(DisplayList(width: 2400, height: 2400, scale: 1, commands: [fill(1_500), fill(4_000)]))
    }
    guard case .command(path: [1], .edges(let count))? = error else {
      Issue.record("\(error.map { "\($0)" } ?? "no error")")
      return
    }
    #expect(count > Limits.outlineEdges && error?.hint?.contains("several") == true)
  }

  @Test func `the arcs of wide round corners are counted where few rows show them`() {
    let path = DrawShape.path(Path([.move(.zero)] + (1...2000).map { .line(Point(x: Double($0 % 2), y: 0)) }), .nonZero)
    func fault(_ stroke: Stroke) -> RasterError.Fault? {
      do throws(RasterError) {
        try OutlineWork.check(
          DisplayList(width: 4, height: 4, scale: 1, commands: [.stroke(path, stroke, .solid(.black))]))
        return nil
      } catch {
        if case .command(_, let fault) = error { return fault } else { return nil }
      }
    }
    #expect(fault(Stroke(width: 9000)) == nil)
    guard case .edges? = fault(Stroke(width: 9000, join: .round)) else {
      Issue.record("corners of 1,500 edges each are not too many")
      return
    }
    #expect(fault(Stroke(width: 4, join: .round)) == nil)
  }

  @Test func `what lies beyond the picture costs nothing`() {
    let far = scribble(20_000, side: 2400).applying(.translation(x: 0, y: 3000))
    #expect(rows(2400, [.fill(.path(far, .nonZero), .solid(.black))]) == nil)
  }

  @Test func `every icon of the fixtures stays far below the bound at the largest size`() throws {
    let folder = Repository.path + "/Fixtures/Symbols"
    let side = 4096
    for name in try listFiles(folder, suffix: ".svg") {
      let symbol = try readSymbol(
        try readFile(folder + "/" + name, limit: Limits.symbolFileBytes), name: name, file: name)
      let scale = Double(side) / symbol.viewBox.height
      let commands = symbol.layers.flatMap { layer -> [DrawCommand] in
        let shape = DrawShape.path(layer.path.applying(.scale(x: scale, y: scale)), layer.fillRule)
        let stroke = Stroke(width: (layer.stroke?.width ?? 0) * scale, cap: .round, join: .round)
        return [.fill(shape, .solid(.black)), .stroke(shape, stroke, .solid(.black))]
      }
      #expect(rows(side, Array(repeating: commands, count: 10).flatMap(\.self)) == nil, "\(name)")
    }
  }
}
