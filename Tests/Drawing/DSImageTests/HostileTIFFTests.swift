import DSDiagnostics
import DSImage
import Testing

/// Damaged TIFF files, and those that ask for too much.
struct HostileTIFFTests {
  private func error(_ file: [UInt8]) -> TIFFError? {
    do throws(TIFFError) {
      _ = try decodeTIFF(file, file: "scan.tif")
      return nil
    } catch {
      return error
    }
  }

  private static let files =
    TestTIFF.hashes.map(\.file) + [
      TIFFMaker().file(Array(1...18)), TIFFMaker(isLittle: false, isBig: true).file(Array(1...18)),
      TIFFMaker(tile: (16, 16), arePlanes: true).file(Array(1...18)),
    ]

  @Test(arguments: files)
  func `a file that ends early is an error with a place and a hint, wherever it ends`(file: [UInt8]) {
    // Zeros that fill the last byte may be missing.
    for count in 0..<file.count - 4 {
      guard let error = error(Array(file.prefix(count))) else {
        Issue.record("read \(count) of \(file.count) bytes")
        continue
      }
      #expect(error.offset <= count && error.diagnostic.hint != nil && error.diagnostic.message.contains("(at byte "))
    }
  }

  @Test(arguments: files)
  func `no damage of a byte does more than change pixels or fail`(file: [UInt8]) {
    for place in file.indices {
      for change in [0x5A, 0xFF, 0x01] as [UInt8] {
        var damaged = file
        damaged[place] ^= change
        _ = error(damaged)
      }
    }
  }

  @Test(arguments: TestTIFF.hashes.map(\.file))
  func `compressed pixels that end early are damaged`(file: [UInt8]) {
    // The entry StripByteCounts of a single strip.
    let entry: [UInt8] = [0x17, 1, 4, 0, 1, 0, 0, 0]
    guard let place = file.indices.first(where: { file[$0...].starts(with: entry) }) else { return }
    var damaged = file
    let count = Int(file[place + 8]) | Int(file[place + 9]) << 8
    (damaged[place + 8], damaged[place + 9]) = (UInt8(count / 2 & 255), UInt8(count / 512))
    guard case .corruptData? = error(damaged)?.cause else {
      Issue.record("not damaged: \(String(describing: error(damaged)))")
      return
    }
  }

  @Test func `sizes beyond the limits are refused by the tags`() {
    func cause(_ width: Int, _ height: Int) -> TIFFError.Cause? {
      var maker = TIFFMaker()
      (maker.tags[256], maker.tags[257]) = ((4, [width]), (4, [height]))
      return error(maker.file(Array(1...18)))?.cause
    }
    let (side, limit) = (Limits.comparedSide, Limits.imagePixels)
    for (width, height) in [(side + 1, 1), (1, side + 1), (4_097, 4_096), (1 << 32 - 1, 1 << 32 - 1)] {
      #expect(cause(width, height) == .tooManyPixels(width: width, height: height, side: side, limit: limit))
    }
    #expect(cause(0, 1) == .badTag("ImageWidth"))
    #expect(cause(1, 0) == .badTag("ImageLength"))
    #expect(
      error([UInt8](repeating: 0, count: Limits.imageFileBytes + 1))?.cause
        == .fileTooLarge(bytes: Limits.imageFileBytes + 1, limit: Limits.imageFileBytes))
  }

  @Test func `tags that are missing or wrong are named`() {
    func cause(_ change: (inout TIFFMaker) -> Void) -> TIFFError.Cause? {
      var maker = TIFFMaker()
      change(&maker)
      return error(maker.file(Array(1...18)))?.cause
    }
    for (tag, name) in [(256, "ImageWidth"), (262, "PhotometricInterpretation"), (273, "StripOffsets")] {
      #expect(cause { $0.without = [tag] } == .missingTag(name))
    }
    #expect(cause { $0.tags[256] = (2, [3]) } == .badTag("ImageWidth"))
    #expect(cause { $0.tags[278] = (3, [0]) } == .badTag("RowsPerStrip"))
    #expect(cause { $0.tags[284] = (3, [9]) } == .badTag("PlanarConfiguration"))
    #expect(cause { $0.tags[258] = (3, []) } == .badTag("BitsPerSample"))
    #expect(cause { $0.tags[277] = (3, [0]) } == .badTag("SamplesPerPixel"))
    #expect(cause { $0.tags[277] = (3, [2]) } == .badTag("SamplesPerPixel"))
    #expect(cause { ($0.tags[259], $0.tags[317]) = ((3, [5]), (3, [9])) } == .badTag("Predictor"))
    #expect(cause { $0.tags[259] = (3, [4]) } == .badTag("Compression"))
    #expect(cause { $0.tags[266] = (3, [3]) } == .badTag("FillOrder"))
    #expect(
      cause {
        ($0.rowsPerStrip, $0.tags[273]) = (1, (4, [8]))
      } == .badTag("StripOffsets"))
    #expect(cause { $0.tags[273] = (4, [1 << 31]) } == .cutShort)
    #expect(cause { $0.tags[279] = (4, [17]) } == .corruptData(detail: "a part has fewer bytes than its pixels need"))
    #expect(
      cause {
        ($0.tile, $0.tags[322], $0.tags[323]) = ((16, 16), (3, [1 << 14]), (3, [1 << 14]))
      } == .badTag("TileWidth"))
    var palette = TIFFMaker(bits: 4, samples: 1, photometric: 3)
    palette.tags[320] = (3, [1, 2, 3])
    #expect(error(palette.file(Array(1...6)))?.cause == .badTag("ColorMap"))
  }

  @Test func `parts that share too many bytes, and directories without an end, are refused at once`() {
    var maker = TIFFMaker(width: 1, height: 4_000, samples: 1, photometric: 1, rowsPerStrip: 1)
    let size = maker.file(Array(repeating: 0, count: 4_000)).count
    maker.tags[273] = (4, Array(repeating: 8, count: 4_000))
    maker.tags[279] = (4, Array(repeating: size - 8, count: 4_000))
    #expect(error(maker.file(Array(repeating: 0, count: 4_000)))?.cause == .badTag("StripByteCounts"))
    maker = TIFFMaker()
    maker.furtherPages = Array(repeating: [254: (4, [1])], count: 101)
    #expect(error(maker.file(Array(1...18)))?.cause == .severalPages)
  }

  @Test func `files of other kinds are refused with a hint`() {
    #expect(error(Array("GIF89a".utf8))?.cause == .notTIFF)
    #expect(error(Array("II*\0\0\0\0\0".utf8))?.cause == .cutShort)
    let diagnostic = TIFFError(.badTag("ImageWidth"), at: 7, file: "Media/scan.tif").diagnostic
    #expect(diagnostic.location == SourceLocation(file: "Media/scan.tif"))
    #expect(diagnostic.message == "tag ImageWidth has a value that describes no picture (at byte 7)")
  }
}
