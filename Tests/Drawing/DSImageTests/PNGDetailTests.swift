import DSImage
import Testing

/// What files hold beyond 8 bits a sample.
struct PNGDetailTests {
  @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)])
  func `every sample of 16 bits is what was written`(colorType: Int, channels: Int) throws {
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int { (x * 2_531 + y * 977 + channel * 5_003 + 1) % 65_536 }
    let rows = TestPNG.rows(9, 7, bitDepth: 16, channels: channels, interlaced: false, sample)
    let file = TestPNG.file(
      TestPNG.header(9, 7, bitDepth: 16, colorType: colorType), TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    let samples = try #require(try PNGDetail(file, file: "a.png").samples)
    for y in 0..<7 {
      for x in 0..<9 {
        let own = (0..<channels).map { UInt16(sample(x, y, $0)) }
        let color = channels > 2 ? Array(own.prefix(3)) : [own[0], own[0], own[0]]
        let alpha = channels.isMultiple(of: 2) ? own[channels - 1] : .max
        #expect(Array(samples[(y * 9 + x) * 4..<(y * 9 + x + 1) * 4]) == color + [alpha])
      }
    }
  }

  @Test func `a picture of 8 bits has no finer samples, and an interlaced one of 16 is refused`() throws {
    let rows = TestPNG.rows(2, 2, bitDepth: 8, channels: 3, interlaced: false) { _, _, _ in 5 }
    let plain = TestPNG.file(TestPNG.header(2, 2), TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    #expect(try PNGDetail(plain, file: "a.png").samples == nil)
    let passes = TestPNG.rows(2, 2, bitDepth: 16, channels: 3, interlaced: true) { _, _, _ in 5 }
    let interlaced = TestPNG.file(
      TestPNG.header(2, 2, bitDepth: 16, interlaced: true), TestPNG.chunk("IDAT", TestPNG.stored(passes)))
    #expect(throws: PNGError.self) { try PNGDetail(interlaced, file: "a.png") }
  }
}
