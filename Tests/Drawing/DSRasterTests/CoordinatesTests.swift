import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct CoordinatesTests {
  private func fault(_ commands: DrawCommand...) -> RasterError? {
    do throws(RasterError) {
      _ = try Rasterizer().rasterize(DisplayList(width: 4, height: 4, scale: 1, commands: commands))
      return nil
    } catch {
      return error
    }
  }

  private func line(_ to: Point) -> DrawShape { .path(Path([.move(.zero), .line(to)]), .nonZero) }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func `a number that is not finite is an error wherever it stands`(value: Double) {
    let bad = RasterError.command(path: [0], fault: .notFinite)
    let point = Point(x: 0, y: value)
    let ink = Brush.solid(.black)
    for rect in [
      Rect(x: value, y: 0, width: 1, height: 1), Rect(x: 0, y: value, width: 1, height: 1),
      Rect(x: 0, y: 0, width: value, height: 1), Rect(x: 0, y: 0, width: 1, height: value),
    ] {
      #expect(fault(.fill(.rect(rect), ink)) == bad)
      #expect(fault(.fill(.ellipse(rect), ink)) == bad)
      #expect(fault(.shadow(.rect(rect), ShapeShadow(color: .black, sigma: 1))) == bad)
      #expect(fault(.image(DrawImage(bitmap: Bitmap(width: 1, height: 1), rect: rect))) == bad)
    }
    #expect(fault(.fill(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), CornerRadii(value)), ink)) == bad)
    #expect(fault(.fill(line(point), ink)) == bad)
    let curve = Path([.move(.zero), .cubic(Point(x: 1, y: 1), control1: point, control2: .zero)])
    #expect(fault(.fill(.path(curve, .evenOdd), ink)) == bad)
    #expect(fault(.stroke(all(2), Stroke(width: value), ink)) == bad)
    #expect(fault(.stroke(all(2), Stroke(width: 1, miterLimit: value), ink)) == bad)
    #expect(fault(.stroke(all(2), Stroke(width: 1, dash: [1, value]), ink)) == bad)
    #expect(fault(.stroke(all(2), Stroke(width: 1, dash: [1], dashPhase: value), ink)) == bad)
    #expect(fault(.shadow(all(2), ShapeShadow(color: .black, sigma: value))) == bad)
    #expect(fault(.shadow(all(2), ShapeShadow(color: .black, sigma: 1, offset: point))) == bad)
    #expect(fault(.shadow(all(2), ShapeShadow(color: .black, sigma: 1, spread: value))) == bad)
    let stops = GradientStops([.init(position: 0, color: .black)])
    #expect(fault(.fill(all(2), .linearGradient(stops, start: point, end: .zero))) == bad)
    #expect(fault(.fill(all(2), .radialGradient(stops, center: point, startRadius: 0, endRadius: 1))) == bad)
    #expect(fault(.fill(all(2), .radialGradient(stops, center: .zero, startRadius: 0, endRadius: value))) == bad)
    #expect(fault(.group(DrawGroup(transform: AffineTransform(b: value), commands: []))) == bad)
    #expect(fault(.group(DrawGroup(opacity: value, commands: []))) == bad)
    #expect(fault(.group(DrawGroup(blur: value, commands: []))) == bad)
    #expect(fault(.group(DrawGroup(clip: line(point), commands: []))) == bad)
    #expect(
      fault(.group(DrawGroup(shadows: [.init(color: .black, sigma: 1, offset: point)], commands: []))) == bad)
  }

  @Test func `a point beyond the limit is an error that names its command`() {
    let far = DrawCommand.fill(line(Point(x: 40_000, y: 0)), .solid(.black))
    #expect(fault(white, far) == .command(path: [1], fault: .coordinate(40_000)))
    let group = DrawGroup(mask: [white, far], commands: [white, white])
    #expect(
      fault(.group(DrawGroup(commands: [.group(group)]))) == .command(path: [0, 0, 3], fault: .coordinate(40_000)))
  }

  @Test func `the limit holds after all transforms, not before`() {
    let fill = DrawCommand.fill(line(Point(x: 400, y: 0)), .solid(.black))
    let twice = DrawGroup(
      transform: .scale(x: 10, y: 10), commands: [.group(DrawGroup(transform: .scale(x: 10, y: 10), commands: [fill]))])
    #expect(fault(.group(twice)) == .command(path: [0, 0, 0], fault: .coordinate(40_000)))
    let far = DrawCommand.fill(line(Point(x: 400_000, y: 0)), .solid(.black))
    #expect(fault(.group(DrawGroup(transform: .scale(x: 0.01, y: 0.01), commands: [far]))) == nil)
  }

  @Test(arguments: [1e5, 1e9, 1e18, 1e300])
  func `rectangles of any size and place are cut, and never crash`(size: Double) {
    for rect in [
      Rect(x: -size, y: -size, width: 2 * size, height: 2 * size), Rect(x: size, y: 0, width: 2, height: 2),
      Rect(x: size + 0.5, y: 0.25, width: 2, height: 2), Rect(x: -size, y: 0.5, width: size + 2, height: 1),
    ] {
      #expect(fault(.fill(.rect(rect), .solid(.black))) == nil)
      #expect(fault(.group(DrawGroup(clip: .rect(rect), commands: [white]))) == nil)
      #expect(fault(.group(DrawGroup(opacity: 0.5, clip: .rect(rect), commands: [white]))) == nil)
    }
  }

  @Test(arguments: [5e4, 1_000_176, 1e9])
  func `what lies far outside is left out, and boxes that reach so far are cut`(far: Double) throws {
    let place = Rect(x: far, y: 0, width: 60, height: 20)
    let ink = Brush.solid(.black)
    let radii = CornerRadii(4)
    let bitmap = Bitmap(width: 1, height: 1)
    let outside: [DrawCommand] = [
      .fill(.ellipse(place), ink), .fill(.roundedRect(place, radii), ink),
      .fill(.path(Path([.move(Point(x: -far, y: 1)), .line(Point(x: -far - 9, y: 9))]), .nonZero), ink),
      .stroke(.ellipse(place), Stroke(width: 3), ink), .image(DrawImage(bitmap: bitmap, rect: place)),
      .shadow(.roundedRect(place, radii), ShapeShadow(color: .black, sigma: 4)),
      .glyphs(textRun("far", face: try testFace(), size: 20, x: far, y: 10)),
      .group(DrawGroup(clip: .ellipse(place), commands: [white])),
      .group(
        DrawGroup(
          opacity: 0.5, mask: [white], shadows: [.init(color: .black, sigma: 3, offset: Point(x: 9, y: 9))],
          commands: [.fill(.ellipse(place), ink)])),
    ]
    #expect(try draw(40, 30, [white] + outside + [.fill(all(2), ink)]) == draw(40, 30, [white, .fill(all(2), ink)]))
    let wide = Rect(x: 5, y: 5, width: far, height: 15)
    let short = Rect(x: 5, y: 5, width: 300, height: 15)
    for (long, cut) in [
      (wide, short), (wide.offset(by: Point(x: 40 - far - 10, y: 0)), short.offset(by: Point(x: -270, y: 0))),
    ] {
      func drawn(_ rect: Rect) throws -> Bitmap {
        try draw(
          40, 30,
          [
            white, .fill(.roundedRect(rect, CornerRadii(6)), .solid(Color(hex: 0xFF0000))),
            .stroke(.roundedRect(rect, CornerRadii(6)), Stroke(width: 2), ink),
          ])
      }
      #expect(try drawn(long) == drawn(cut))
    }
  }

  private func draw(_ width: Int, _ height: Int, _ commands: [DrawCommand]) throws -> Bitmap {
    try Rasterizer().rasterize(DisplayList(width: width, height: height, scale: 1, commands: commands))
  }

  @Test func `a stroke's mitres count as points`() {
    let spike = Stroke(width: 100, miterLimit: 10_000)
    #expect(fault(.stroke(line(Point(x: 3, y: 3)), spike, .solid(.black))) != nil)
  }

  @Test func `a dash bomb is refused before Cairo sees it`() {
    let shape = line(Point(x: 30_000, y: 0))
    #expect(
      fault(.stroke(shape, Stroke(width: 1, dash: [0.001, 0.001]), .solid(.black)))
        == .command(path: [0], fault: .dashes(30_000_000)))
    #expect(fault(.stroke(shape, Stroke(width: 1, dash: [1e-300]), .solid(.black))) != nil)
    #expect(fault(.stroke(shape, Stroke(width: 1, dash: [20, 20]), .solid(.black))) == nil)
  }

  @Test func `negative lengths and dashes without length are errors`() {
    func bad(_ value: Double) -> RasterError { .command(path: [0], fault: .invalidLength(value)) }
    #expect(fault(.stroke(all(2), Stroke(width: -1), .solid(.black))) == bad(-1))
    #expect(fault(.stroke(all(2), Stroke(width: 1, dash: [2, -1]), .solid(.black))) == bad(-1))
    #expect(fault(.stroke(all(2), Stroke(width: 1, dash: [0, 0]), .solid(.black))) == bad(0))
    #expect(fault(.shadow(all(2), ShapeShadow(color: .black, sigma: -2))) == bad(-2))
    #expect(fault(.group(DrawGroup(blur: -3, commands: []))) == bad(-3))
  }

  @Test func `a blur that reaches too far is an error, below a scale too`() {
    #expect(fault(.shadow(all(2), ShapeShadow(color: .black, sigma: 400))) != nil)
    #expect(fault(.group(DrawGroup(blur: 1e300, commands: []))) != nil)
    let shadow = DrawCommand.shadow(all(2), ShapeShadow(color: .black, sigma: 20))
    #expect(fault(shadow) == nil)
    #expect(fault(.group(DrawGroup(transform: .scale(x: 20, y: 20), commands: [shadow]))) != nil)
  }

  @Test func `stops must ascend and be there`() {
    let bad = RasterError.command(path: [0], fault: .gradientStops)
    func fill(_ positions: [Double]) -> DrawCommand {
      let stops = GradientStops(positions.map { .init(position: $0, color: .black) })
      return .fill(all(2), .linearGradient(stops, start: .zero, end: Point(x: 1, y: 0)))
    }
    #expect(fault(fill([])) == bad)
    #expect(fault(fill([0.5, 0.2])) == bad)
    #expect(fault(fill([0, 1.5])) == bad)
    #expect(fault(fill([0, .nan])) == bad)
    #expect(fault(fill([0, 0, 0.5, 0.5, 1])) == nil)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (20_000, 1), (16_384, 16_384), (Int.max, Int.max)])
  func `a size that cannot be drawn is an error before memory is asked for`(width: Int, height: Int) {
    let list = DisplayList(width: width, height: height, scale: 1, commands: [])
    #expect(throws: RasterError.size(width: width, height: height)) { try Rasterizer().rasterize(list) }
  }

  @Test func `nested layers are bounded together`() throws {
    var command = DrawCommand.fill(all(16_384), .solid(.black))
    for _ in 0..<40 { command = .group(DrawGroup(opacity: 0.99, commands: [command])) }
    let list = DisplayList(width: 2048, height: 2048, scale: 1, commands: [command])
    #expect {
      try Rasterizer().rasterize(list)
    } throws: { error in
      guard case .layers(let pixels)? = error as? RasterError else { return false }
      return pixels > Limits.layerPixels
    }
  }

  @Test func `a rasterizer draws on after an error`() throws {
    let rasterizer = Rasterizer()
    let bad = DisplayList(width: 2, height: 2, scale: 1, commands: [.fill(line(Point(x: 1e9, y: 0)), .solid(.black))])
    #expect(throws: RasterError.self) { try rasterizer.rasterize(bad) }
    let good = DisplayList(width: 1, height: 1, scale: 1, commands: [white])
    #expect(try rasterizer.rasterize(good).pixels == [0xFFFF_FFFF])
  }

  @Test func `errors read as sentences`() {
    #expect(
      RasterError.command(path: [1, 0], fault: .coordinate(40_000)).description
        == "drawing command 1.0 reaches 40000 device pixels, beyond the limit")
  }
}
