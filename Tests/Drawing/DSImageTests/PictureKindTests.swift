import DSImage
import Testing

struct PictureKindTests {
  private static let still = TestPNG.file(TestPNG.header(1, 1), TestPNG.chunk("IDAT", TestPNG.stored([0, 1, 2, 3])))
  private static let animated = TestPNG.file(
    TestPNG.header(1, 1), TestPNG.chunk("tEXt", [1]), TestPNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]),
    TestPNG.chunk("IDAT", TestPNG.stored([0, 1, 2, 3])))

  private static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  @Test(
    arguments: [
      (still, .png), (animated, .animatedPNG), (TestJPEG.halved, .jpeg), (TestJPEG.progressive, .jpeg),
      (bytes("GIF87a..........................."), .gif), (bytes("GIF89a..........................."), .gif),
      (bytes("RIFF\u{1A}\0\0\0WEBPVP8L"), .webp), (bytes("\0\0\0\u{20}ftypavif\0\0\0\0"), .avif),
      (bytes("\0\0\0\u{18}ftypheic\0\0\0\0"), .heic), (bytes("\u{FF}\u{0A}\u{FA}"), .jpegXL),
      (bytes("II*\0\u{8}\0\0\0"), .tiff), (bytes("MM\0*\0\0\0\u{8}"), .tiff),
      (bytes("BM\u{46}\0\0\0\0\0\0\0\u{36}"), .bmp),
    ] as [([UInt8], PictureKind)])
  func `a picture is known by its first bytes`(file: [UInt8], kind: PictureKind) throws {
    #expect(try PictureKind(file) == kind)
  }

  @Test(arguments: [
    "", "\u{89}", "\u{89}PNG", "GIF", "RIFF....WAVE", "RIFF", "BMW and others", "<svg/>", "Hello, world",
    "\u{FF}\u{D8}",
    "....ftypisom",
  ])
  func `every other file is no picture`(text: String) throws { #expect(try PictureKind(Self.bytes(text)) == nil) }

  @Test func `a picture that is cut short has its kind, and nothing is read beyond its end`() throws {
    for count in 8...Self.animated.count {
      let kind = try PictureKind(Array(Self.animated.prefix(count)))
      #expect(kind == .png || kind == .animatedPNG)
    }
  }

  @Test func `a picture of very many chunks is left to its decoder`() throws {
    let many = Array(repeating: TestPNG.chunk("tEXt"), count: 1_001).flatMap { $0 }
    let file = TestPNG.file(TestPNG.header(1, 1), many, TestPNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]))
    #expect(try PictureKind(file) == .png)
    #expect(throws: PNGError.self) { try decodePNG(file, policy: .asset, file: "x.png") }
  }
}
