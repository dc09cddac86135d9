import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSText
import Testing

@testable import DSRaster

@Suite struct RasterizerTests {
  /// Shots that use every cache, each a little different.
  private func lists() throws -> [DisplayList] {
    let face = try testFace()
    let picture = Bitmap(width: 8, height: 8, pixels: (0..<64).map { 0xFF00_0000 | $0 << 18 | $0 << 2 })
    return (0..<8).map { index in
      let step = Double(index)
      let card = DrawShape.roundedRect(Rect(x: 12, y: 10, width: 60 + step, height: 40), CornerRadii(4 + step / 2))
      let icon = Path([
        .move(Point(x: 20.5 + step, y: 20)),
        .cubic(
          Point(x: 40, y: 30.25), control1: Point(x: 30, y: 10), control2: Point(x: 50, y: 20 + step)),
        .line(Point(x: 22, y: 40)), .close,
      ])
      let text = textRun("Shot \(index)", face: face, size: 11 + step / 4, x: 15.25, y: 24)
      return DisplayList(
        width: 96, height: 64, scale: 1,
        commands: [
          .fill(
            all(96), .solid(Color(hex: index.isMultiple(of: 2) ? 0xF0F0F0 : 0x202030, alpha: index == 3 ? 0.5 : 1))),
          .shadow(
            card,
            ShapeShadow(color: .black.opacity(0.3), sigma: 2 + step / 8, offset: Point(x: 0, y: 2), knockout: true)),
          .fill(card, .solid(.white)), .stroke(card, Stroke(width: 1.5), .solid(Color(hex: 0x3366CC))),
          .fill(.path(icon, .evenOdd), .solid(Color(hex: 0xCC3300, alpha: 0.8))), .glyphs(text),
          .image(DrawImage(bitmap: picture, rect: Rect(x: 50, y: 30, width: 5, height: 9))),
          .group(
            DrawGroup(
              opacity: 0.7, blur: step / 4, shadows: [.init(color: .black, sigma: 1)], commands: [.glyphs(text)])),
        ])
    }
  }

  @Test func `the order of shots and what is cached change no byte`() throws {
    let lists = try lists()
    let fresh = try lists.map { try Rasterizer().rasterize($0) }
    let rasterizer = Rasterizer()
    let forward = try lists.map { try rasterizer.rasterize($0) }
    let backward = try lists.reversed().map { try rasterizer.rasterize($0) }
    #expect(forward == fresh)
    #expect(backward == fresh.reversed())
    #expect(Set(fresh).count == fresh.count)
  }

  @Test func `rasterizers in several threads give the same bytes`() async throws {
    let lists = try lists()
    let expected = try lists.map { try Rasterizer().rasterize($0) }
    try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for _ in 0..<2 {
        group.addTask {
          let rasterizer = Rasterizer()
          return try lists.map { try rasterizer.rasterize($0) }
        }
      }
      for try await pictures in group { #expect(pictures == expected) }
    }
  }

  @Test func `an opaque ground is left as it is and a translucent one gets straight alpha`() throws {
    let half = Color(hex: 0xC08040, alpha: 0.5)
    let bitmap = try draw(4, 1, .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), .solid(half)))
    #expect(channels(bitmap[0, 0])[0] == 128)
    for (channel, expected) in zip(channels(bitmap[0, 0]).dropFirst(), [0xC0, 0x80, 0x40]) {
      #expect(abs(channel - expected) <= 1)
    }
    #expect(bitmap[3, 0] == 0)
    let ground = try draw(4, 1, white, .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), .solid(half)))
    #expect(ground.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `a background that comes second, or does not cover everything, is no ground`() throws {
    let part = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 3, height: 4)), .solid(.white))
    #expect(
      try draw(4, 4, part).pixels
        == Array(repeating: [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0], count: 4).flatMap { $0 })
    let clipped = DrawGroup(clip: .rect(Rect(x: 1, y: 0, width: 3, height: 4)), commands: [white])
    #expect(try draw(4, 4, .group(clipped))[0, 0] == 0)
    #expect(try draw(4, 4, .group(clipped), white)[0, 0] == 0xFFFF_FFFF)
  }
}
