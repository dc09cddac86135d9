import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

/// What lies behind a shape is blurred, and nothing else changes.
struct BackdropTests {
  private func picture(_ commands: [DrawCommand]) throws -> Bitmap {
    try Rasterizer().rasterize(DisplayList(width: 64, height: 64, scale: 1, commands: commands))
  }

  /// Stripes of black and white, two pixels wide.
  private var stripes: [DrawCommand] {
    [.fill(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), .solid(.white))]
      + (0..<16).map { .fill(.rect(Rect(x: Double($0) * 4, y: 0, width: 2, height: 64)), .solid(.black)) }
  }

  private func grey(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int { Int(picture.pixels[y * 64 + x] & 0xFF) }

  @Test(arguments: [3.0, 7, 20]) func `stripes become an even grey inside the shape`(sigma: Double) throws {
    let shape = DrawShape.rect(Rect(x: 0, y: 16, width: 64, height: 48))
    let before = try picture(stripes)
    let after = try picture(stripes + [.backdrop(shape, sigma: sigma)])
    for (x, y) in [(31, 20), (30, 63), (33, 40)] { #expect(abs(grey(after, x, y) - 127) < 12) }
    // Beyond the edges the last pixels go on: nothing fades there.
    for (x, y) in [(0, 20), (0, 63), (63, 63), (63, 17)] { #expect(after.pixels[y * 64 + x] >> 24 == 255) }
    for y in 0..<16 { #expect(after.pixels[(y * 64)..<(y * 64 + 64)] == before.pixels[(y * 64)..<(y * 64 + 64)]) }
  }

  @Test func `a plain ground stays as it is, whatever the blur`() throws {
    let ground = DrawCommand.fill(
      .rect(Rect(x: 0, y: 0, width: 64, height: 64)), .solid(Color(red: 0.3, green: 0.6, blue: 0.9)))
    let shape = DrawShape.roundedRect(Rect(x: 3, y: 3, width: 50, height: 40), CornerRadii(8))
    for sigma in [0.0, 1, 4, 9, 30] {
      #expect(try picture([ground, .backdrop(shape, sigma: sigma)]) == picture([ground]))
    }
  }

  @Test func `a clip lets the blur see what is behind it, a layer does not`() throws {
    let area = DrawShape.rect(Rect(x: 8, y: 8, width: 40, height: 40))
    let blur = DrawCommand.backdrop(area, sigma: 8)
    let open = try picture(stripes + [.group(DrawGroup(clip: area, commands: [blur]))])
    #expect(try open == picture(stripes + [blur]))
    let layer = try picture(stripes + [.group(DrawGroup(opacity: 0.5, commands: [blur]))])
    #expect(try layer == picture(stripes))
  }

  @Test func `the same list gives the same bytes`() throws {
    let blur = DrawCommand.backdrop(.ellipse(Rect(x: 2, y: 2, width: 60, height: 60)), sigma: 13)
    #expect(try picture(stripes + [blur]) == picture(stripes + [blur]))
  }
}
