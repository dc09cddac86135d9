import DSDiagnostics
import DSImage
import Testing

struct TIFFTests {
  private func cause(_ file: [UInt8], bounds: PictureBounds = .compared) -> TIFFError.Cause? {
    do throws(TIFFError) {
      _ = try decodeTIFF(file, bounds: bounds, file: "scan.tif")
      return nil
    } catch {
      return error.cause
    }
  }

  @Test(arguments: TestTIFF.hashes)
  func `every compression has the pixels that Pillow decodes`(file: [UInt8], hash: UInt64) throws {
    let picture = try decodeTIFF(file, file: "scan.tif").bitmap
    #expect((picture.width, picture.height) == (13, 9))
    #expect(picture.pixels.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } == hash)
  }

  @Test(arguments: [true, false], [true, false])
  func `strips, tiles and planes hold the same pixels in both byte orders`(isLittle: Bool, isBig: Bool) throws {
    let (width, height) = (35, 21)
    for (bits, samples) in [(8, 3), (16, 3), (8, 4), (16, 4)] {
      var maker = TIFFMaker(
        width: width, height: height, bits: bits, samples: samples, isLittle: isLittle, isBig: isBig)
      if samples == 4 { maker.tags[338] = (3, [2]) }
      let values = (0..<width * height * samples).map { $0 * 7_919 % (1 << bits) | 1 }
      let whole = try decodeTIFF(maker.file(values), file: "a.tif")
      for y in [0, 7, 20] {
        for x in [0, 16, 34] {
          let own = values[(y * width + x) * samples..<(y * width + x + 1) * samples]
          let bytes = own.map { bits == 8 ? UInt32($0) : (UInt32($0) * 255 + 32_767) / 65_535 }
          let alpha = samples == 4 ? bytes[3] : 255
          let pixel = alpha == 0 ? 0 : alpha << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
          #expect(whole.bitmap[x, y] == pixel)
        }
      }
      if bits == 16 {
        #expect(whole.samples?[4..<7].map { Int($0) } == Array(values[samples..<samples + 3]))
      }
      for (rows, tile, arePlanes) in [
        (4, nil, false), (100, nil, true), (4, nil, true), (0, (16, 16), false), (0, (64, 32), true),
      ] as [(Int, (Int, Int)?, Bool)] {
        (maker.rowsPerStrip, maker.tile, maker.arePlanes) = (rows, tile.map { (width: $0.0, height: $0.1) }, arePlanes)
        #expect(try decodeTIFF(maker.file(values), file: "a.tif") == whole, "\(bits) \(samples) \(rows) \(arePlanes)")
      }
    }
  }

  @Test func `a strip of megabytes is read as one`() throws {
    let maker = TIFFMaker(width: 1_000, height: 900, rowsPerStrip: 900)
    let picture = try decodeTIFF(maker.file((0..<2_700_000).map { $0 % 251 }), file: "a.tif").bitmap
    #expect(picture[999, 899] & 255 == 2_699_999 % 251)
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func `grey of every depth is spread to the whole range, from black or from white`(bits: Int) throws {
    let most = 1 << bits - 1
    let values = [0, most, most / 2, most, 0, 1]
    for (photometric, isInverted) in [(1, false), (0, true)] {
      let maker = TIFFMaker(bits: bits, samples: 1, photometric: photometric)
      let picture = try decodeTIFF(maker.file(values), file: "a.tif")
      let expected = values.map { (value: Int) -> Int in (isInverted ? most - value : value) * 65_535 / most }
      let bytes = expected.map { ($0 * 255 + 32_767) / 65_535 }
      #expect(picture.bitmap.pixels.map { Int($0 & 255) } == bytes)
      guard bits == 16 else { continue }
      let samples = try #require(picture.samples)
      #expect(stride(from: 0, to: 24, by: 4).map { Int(samples[$0]) } == expected)
    }
  }

  @Test func `palettes have 8 or 16 bits a colour`() throws {
    var maker = TIFFMaker(bits: 2, samples: 1, photometric: 3)
    func pixels(_ map: [Int]) throws -> DecodedPicture {
      maker.tags[320] = (3, map)
      return try decodeTIFF(maker.file([0, 1, 2, 3, 0, 1]), file: "a.tif")
    }
    // Spread to 16 bits in two ways, and not spread.
    for scale in [257, 256, 1] {
      let picture = try pixels([255, 0, 10, 20, 0, 255, 30, 40, 0, 0, 50, 255].map { $0 * scale })
      #expect(picture.bitmap.pixels.prefix(4) == [0xFFFF_0000, 0xFF00_FF00, 0xFF0A_1E32, 0xFF14_28FF])
      #expect(picture.samples == nil)
    }
    let deep = try pixels([1_000, 0, 0, 0, 2_000, 0, 0, 0, 65_535, 0, 0, 0])
    #expect(deep.samples?.prefix(4) == [1_000, 2_000, 65_535, 65_535])
  }

  @Test func `alpha is straight, or colours are divided by it`() throws {
    var maker = TIFFMaker(width: 2, height: 1, samples: 4)
    maker.tags[338] = (3, [2])
    let hidden = maker.file([9, 8, 7, 0, 200, 100, 50, 128])
    #expect(try decodeTIFF(hidden, file: "a.tif").bitmap.pixels == [0, 0x80C8_6432])
    #expect(try decodeTIFF(hidden, keepsHidden: true, file: "a.tif").bitmap.pixels == [0x0009_0807, 0x80C8_6432])
    maker.tags[338] = (3, [1])
    let associated = maker.file([0, 0, 0, 0, 128, 64, 1, 128])
    #expect(try decodeTIFF(associated, file: "a.tif").bitmap.pixels == [0, 0x80FF_8002])
    #expect(cause(maker.file([1, 0, 0, 0, 128, 64, 1, 128])) == .brightPixel)
    maker.bits = 16
    let deep = try decodeTIFF(maker.file([0, 0, 0, 0, 30_000, 15_000, 1, 30_000]), file: "a.tif")
    #expect(deep.samples == [0, 0, 0, 0, 65_535, 32_768, 2, 30_000])
    #expect(cause(maker.file([1, 0, 0, 0, 128, 64, 1, 128])) == .brightPixel)
    for extra in [[0], [3]] {
      maker.tags[338] = (3, extra)
      #expect(cause(maker.file([0, 0, 0, 0, 1, 1, 1, 1])) == .unreadKind("a sample that may or may not be alpha"))
    }
  }

  @Test func `associated alpha keeps different colours different`() throws {
    for alpha in [1, 2, 127, 128, 254] {
      var maker = TIFFMaker(width: alpha + 1, height: 1, samples: 2, photometric: 1)
      maker.tags[338] = (3, [1])
      let picture = try decodeTIFF(maker.file((0...alpha).flatMap { [$0, alpha] }), file: "a.tif").bitmap
      #expect(Set(picture.pixels).count == alpha + 1)
    }
  }

  @Test(arguments: [
    (1, [1, 2, 3, 4, 5, 6]), (2, [3, 2, 1, 6, 5, 4]), (3, [6, 5, 4, 3, 2, 1]), (4, [4, 5, 6, 1, 2, 3]),
    (5, [1, 4, 2, 5, 3, 6]), (6, [4, 1, 5, 2, 6, 3]), (7, [6, 3, 5, 2, 4, 1]), (8, [3, 6, 2, 5, 1, 4]),
  ])
  func `pictures are turned as their orientation says`(orientation: Int, expected: [Int]) throws {
    for bits in [8, 16] {
      var maker = TIFFMaker(bits: bits, samples: 1, photometric: 1)
      maker.tags[274] = (3, [orientation])
      let picture = try decodeTIFF(maker.file((1...6).map { bits == 8 ? $0 : $0 * 257 }), file: "a.tif").bitmap
      #expect((picture.width, picture.height) == (orientation < 5 ? (3, 2) : (2, 3)))
      #expect(picture.pixels.map { Int($0 & 255) } == expected)
    }
  }

  @Test func `several pages are refused by name, and smaller copies and masks are no pages`() throws {
    var maker = TIFFMaker()
    let values = Array(1...18)
    let page: [Int: (type: Int, values: [Int])] = [256: (3, [1]), 257: (3, [1])]
    let single = try decodeTIFF(maker.file(values), file: "a.tif")
    for kind in [1, 4, 5] {
      maker.furtherPages = [page.merging([254: (4, [kind])]) { $1 }]
      #expect(try PictureKind(maker.file(values)) == .tiff)
      #expect(try decodeTIFF(maker.file(values), file: "a.tif") == single)
    }
    maker.furtherPages = [page.merging([255: (3, [2])]) { $1 }]
    #expect(try PictureKind(maker.file(values)) == .tiff)
    maker.furtherPages = [page]
    for isBig in [false, true] {
      maker.isBig = isBig
      #expect(try PictureKind(maker.file(values)) == .multiPageTIFF)
      #expect(cause(maker.file(values)) == .severalPages)
    }
    #expect(
      throws: PictureError.self, performing: { try StillPicture(maker.file(values), keepsHidden: false, file: "a") })
  }

  @Test func `what is not read is refused by name`() {
    let values = [Int](repeating: 1, count: 24)
    func cause(_ change: (inout TIFFMaker) -> Void) -> TIFFError.Cause? {
      var maker = TIFFMaker(samples: 4)
      maker.tags[338] = (3, [2])
      change(&maker)
      return self.cause(maker.file(values))
    }
    #expect(cause { $0.photometric = 5 } == .fourInks)
    #expect(cause { $0.photometric = 6 } == .unreadKind("YCbCr"))
    #expect(cause { $0.photometric = 8 } == .unreadKind("CIE L*a*b*"))
    #expect(cause { $0.photometric = 4 } == .unreadKind("a mask"))
    #expect(cause { $0.photometric = 32_803 } == .unreadKind("PhotometricInterpretation 32803"))
    #expect(cause { $0.tags[339] = (3, [3]) } == .unreadKind("floating-point samples"))
    #expect(cause { $0.tags[339] = (3, [2]) } == .unreadKind("samples with a sign"))
    #expect(cause { $0.tags[258] = (3, [5, 6, 5, 8]) } == .unreadKind("samples of different depths"))
    #expect(cause { $0.tags[258] = (3, [32]) } == .unreadKind("32 bits a sample"))
    #expect(cause { $0.tags[259] = (3, [7]) } == .unreadCompression("JPEG"))
    #expect(cause { $0.tags[259] = (3, [34_925]) } == .unreadCompression("LZMA"))
    #expect(cause { ($0.tile, $0.samples) = ((8, 8), 3) } == .unreadKind("tiles whose sides are not multiples of 16"))
    #expect(cause { $0.tags[277] = (3, [5]) } == .unreadKind("5 samples a pixel"))
    #expect(self.cause(TestTIFF.jpeg) == .unreadCompression("JPEG"))
    for cause in [TIFFError.Cause.fourInks, .severalPages, .unreadKind("x"), .unreadCompression("x"), .brightPixel] {
      #expect(TIFFError(cause, at: 7, file: "a.tif").diagnostic.hint?.hasPrefix("export ") == true)
    }
  }
}
