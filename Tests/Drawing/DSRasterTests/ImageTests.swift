import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct ImageTests {
  private let corners = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  private func place(
    _ bitmap: Bitmap, _ rect: Rect, _ interpolation: DrawImage.Interpolation = .bilinear, side: Int = 8
  ) throws -> Bitmap {
    try DSRasterTests.draw(
      side, side, .image(DrawImage(bitmap: bitmap, rect: rect, interpolation: interpolation)))
  }

  @Test func `a picture at its own size is copied`() throws {
    let pixels: [UInt32] = (0..<16).map { 0xFF00_0000 | $0 * 0x0F_1D2B }
    let bitmap = Bitmap(width: 4, height: 4, pixels: pixels)
    let drawn = try place(bitmap, Rect(x: 0, y: 0, width: 4, height: 4), side: 4)
    #expect(drawn == bitmap)
  }

  @Test func `nearest repeats pixels`() throws {
    let drawn = try place(corners, Rect(x: 0, y: 0, width: 8, height: 8), .nearest)
    #expect(drawn[0, 0] == 0xFFFF_0000 && drawn[3, 3] == 0xFFFF_0000)
    #expect(drawn[4, 3] == 0xFF00_FF00 && drawn[3, 4] == 0xFF00_00FF && drawn[7, 7] == 0xFFFF_FFFF)
  }

  @Test func `bilinear mixes neighbours and stays opaque to its edges`() throws {
    let drawn = try place(corners, Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(drawn[0, 0] == 0xFFFF_0000)
    #expect(drawn.pixels.allSatisfy { $0 >> 24 == 255 })
    let middle = channels(drawn[3, 0])
    #expect(middle[1] > 128 && middle[1] < 255 && middle[2] > 0 && middle[2] < 128)
  }

  @Test func `a picture that gets smaller is averaged, not sampled`() throws {
    // Columns of one pixel in turn black and white: any two neighbours would alias.
    let pixels: [UInt32] = (0..<64 * 64).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let drawn = try place(
      Bitmap(width: 64, height: 64, pixels: pixels), Rect(x: 0, y: 0, width: 8, height: 8))
    for pixel in drawn.pixels { #expect(channels(pixel) == [255, 128, 128, 128]) }
    // Down to a width that does not divide: every share counts.
    let third = try place(Bitmap(width: 64, height: 64, pixels: pixels), Rect(x: 0, y: 0, width: 3, height: 3), side: 3)
    for pixel in third.pixels { #expect(abs(channels(pixel)[1] - 128) <= 4) }
  }

  @Test func `a translucent picture keeps its colours, and clear pixels do not darken their neighbours`() throws {
    let pixels: [UInt32] = [0x80FF_8000, 0x0000_0000]
    let bitmap = Bitmap(width: 2, height: 1, pixels: pixels)
    let same = try place(bitmap, Rect(x: 0, y: 0, width: 2, height: 1), side: 2)
    #expect(same[0, 0] >> 24 == 0x80)
    #expect(channels(same[0, 0])[1] == 255)
    #expect(abs(channels(same[0, 0])[2] - 128) <= 1)
    let half = try place(bitmap, Rect(x: 0, y: 0, width: 1, height: 1), side: 1)
    #expect(channels(half[0, 0])[0] == 0x40)
    #expect(channels(half[0, 0])[1] == 255)
  }

  @Test func `a drawn picture is remembered, a changed one is drawn anew`() throws {
    let rasterizer = Rasterizer()
    var bitmap = corners
    func list(_ bitmap: Bitmap) -> DisplayList {
      let image = DrawImage(bitmap: bitmap, rect: Rect(x: 0, y: 0, width: 2, height: 2))
      return DisplayList(width: 2, height: 2, scale: 1, commands: [.image(image)])
    }
    #expect(try rasterizer.rasterize(list(bitmap)) == corners)
    #expect(try rasterizer.rasterize(list(bitmap)) == corners)
    bitmap[0, 0] = 0xFF12_3456
    #expect(try rasterizer.rasterize(list(bitmap))[0, 0] == 0xFF12_3456)
    // The same pixels in other rows.
    let tall = Bitmap(width: 1, height: 4, pixels: corners.pixels)
    let image = DrawImage(bitmap: tall, rect: Rect(x: 0, y: 0, width: 1, height: 4))
    let drawn = try rasterizer.rasterize(DisplayList(width: 1, height: 4, scale: 1, commands: [.image(image)]))
    #expect(drawn == tall)
  }

  @Test func `an empty picture or rectangle draws nothing`() throws {
    #expect(try place(Bitmap(width: 0, height: 0), Rect(x: 0, y: 0, width: 4, height: 4)).pixels.allSatisfy { $0 == 0 })
    #expect(try place(corners, Rect(x: 1, y: 1, width: 0, height: 4)).pixels.allSatisfy { $0 == 0 })
  }
}
