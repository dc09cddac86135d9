import DSDiagnostics
import DSImage
import Testing

struct WebPTests {
  private func cause(_ file: [UInt8], bounds: PictureBounds = .whole) -> WebPError.Cause? {
    do throws(WebPError) {
      _ = try decodeWebP(file, bounds: bounds, file: "photo.webp")
      return nil
    } catch {
      return error.cause
    }
  }

  @Test(arguments: TestWebP.hashes)
  func `lossy and lossless pictures have the pixels that Pillow decodes`(file: [UInt8], hash: UInt64) throws {
    let picture = try decodeWebP(file, file: "photo.webp")
    #expect((picture.width, picture.height) == (21, 14))
    #expect(picture.pixels.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } == hash)
  }

  @Test func `wholly transparent pixels are 0 unless they are to keep their colours`() throws {
    let cleared = try decodeWebP(TestWebP.losslessAlpha, file: "a.webp")
    let kept = try decodeWebP(TestWebP.losslessAlpha, keepsHidden: true, file: "a.webp")
    #expect(cleared[0, 1] == 0 && kept[0, 1] != 0 && kept[0, 1] >> 24 == 0)
    #expect(cleared[20, 13] == kept[20, 13] && kept[20, 13] >> 24 == 255)
  }

  @Test func `an animation is refused by name`() throws {
    #expect(cause(TestWebP.animated) == .animated)
    #expect(try PictureKind(TestWebP.animated) == .animatedWebP)
    for file in [TestWebP.lossy, TestWebP.lossyAlpha] { #expect(try PictureKind(file) == .webp) }
    let hint = "export one frame as a still WebP or PNG"
    #expect(WebPError(.animated, at: 0, file: "a.webp").diagnostic.hint == hint)
  }

  @Test(arguments: TestWebP.hashes.map(\.file) + [TestWebP.animated])
  func `a file that ends early is an error with the place, wherever it ends`(file: [UInt8]) {
    for count in file.indices {
      do throws(WebPError) {
        _ = try decodeWebP(Array(file.prefix(count)), file: "photo.webp")
        Issue.record("read \(count) of \(file.count) bytes")
      } catch {
        #expect(error.cause == .cutShort && error.offset == count)
      }
    }
  }

  /// The same with a size in the file's header that fits: the data end early themselves.
  @Test(arguments: TestWebP.hashes.map(\.file))
  func `data that end before the picture are an error`(file: [UInt8]) {
    // A lossless picture's last bytes may hold nothing.
    for count in stride(from: 12, to: file.count - 16, by: 2) {
      var short = Array(file.prefix(count))
      short[4] = UInt8((count - 8) & 255)
      short[5] = UInt8((count - 8) >> 8)
      #expect(cause(short) != nil, "\(count) of \(file.count)")
    }
  }

  @Test(arguments: TestWebP.hashes.map(\.file))
  func `no damage of a byte does more than change pixels or fail`(file: [UInt8]) {
    for place in file.indices {
      var damaged = file
      damaged[place] ^= 0x5A
      _ = cause(damaged)
    }
  }

  @Test func `sizes beyond the limits are refused by the header`() {
    var large = TestWebP.lossyAlpha
    // The canvas in chunk VP8X.
    large.replaceSubrange(24..<30, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    let side = 1 << 24
    #expect(
      cause(large)
        == .tooManyPixels(width: side, height: side, side: Limits.imageSide, limit: Limits.imagePixels))
    #expect(
      cause(large, bounds: .compared)
        == .tooManyPixels(width: side, height: side, side: Limits.comparedSide, limit: Limits.imagePixels))
    // 16,384 a side in chunk VP8L.
    var lossless = TestWebP.lossless
    lossless.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    #expect(
      cause(lossless)
        == .tooManyPixels(width: 16_384, height: 16_384, side: Limits.imageSide, limit: Limits.imagePixels))
    #expect(
      cause([UInt8](repeating: 0, count: Limits.imageFileBytes + 1))
        == .fileTooLarge(bytes: Limits.imageFileBytes + 1, limit: Limits.imageFileBytes))
  }

  @Test func `files of other kinds, without a picture or with wrong lengths are refused with a hint`() {
    #expect(cause(Array("RIFF\u{4}\0\0\0WAVEfmt ".utf8)) == .notWebP)
    #expect(cause(Array("RIFF\u{4}\0\0\0WEBP".utf8)) == .missingImage)
    #expect(cause(Array("RIFF\u{10}\0\0\0WEBPEXIF\u{9}\0\0\0....".utf8)) == .badLength(chunk: "EXIF"))
    #expect(cause(Array("RIFF\u{10}\0\0\0WEBPVP8 \u{4}\0\0\0....".utf8)) == .badHeader(chunk: "VP8"))
    for cause in [WebPError.Cause.notWebP, .missingImage, .badLength(chunk: "EXIF"), .cutShort, .corruptData] {
      #expect(WebPError(cause, at: 7, file: "a.webp").diagnostic.hint != nil)
    }
    let error = WebPError(.cutShort, at: 7, file: "Media/photo.webp").diagnostic
    #expect(error.location == SourceLocation(file: "Media/photo.webp"))
    #expect(error.message == "the file ends before the picture does (at byte 7)")
  }

  @Test func `bytes behind the end are ignored, as browsers do`() throws {
    let picture = try decodeWebP(TestWebP.lossless, file: "a.webp")
    #expect(try decodeWebP(TestWebP.lossless + [1, 2, 3], file: "a.webp") == picture)
  }
}
