import DSDiagnostics
import DSImage
import TestFolder
import Testing

struct HostilePNGTests {
  private static let rows = TestPNG.rows(4, 3, bitDepth: 8, channels: 3, interlaced: false) { x, y, z in x * y + z }
  private static let data = TestPNG.chunk("IDAT", TestPNG.stored(rows))
  private static let head = TestPNG.header(4, 3)
  private static let valid = TestPNG.file(head, data)

  /// The error of both policies, which must be the same.
  private func cause(_ file: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) -> PNGError.Cause? {
    func error(_ policy: PNGPolicy) -> PNGError? {
      do throws(PNGError) {
        _ = try decodePNG(file, policy: policy, file: "Baselines/x.png")
        return nil
      } catch {
        return error
      }
    }
    let (baseline, asset) = (error(.baseline), error(.asset))
    if case .corruptData? = asset?.cause {
      #expect(baseline != nil, sourceLocation: sourceLocation)
    } else {
      #expect(baseline == asset, sourceLocation: sourceLocation)
    }
    if let baseline {
      #expect(baseline.diagnostic.location.file == "Baselines/x.png", sourceLocation: sourceLocation)
      #expect(baseline.diagnostic.message.hasSuffix("(at byte \(baseline.offset))"), sourceLocation: sourceLocation)
    }
    return baseline?.cause
  }

  @Test(arguments: [
    (0x7FFF_FFFF, 0x7FFF_FFFF), (1_000_001, 1), (30_000, 30_000), (20_000, 20_000), (100_000, 100_000), (16_385, 1),
    (16_384, 16_384),
  ])
  func `a size beyond the limits is refused by the header alone`(width: Int, height: Int) {
    #expect(
      cause(TestPNG.file(TestPNG.header(width, height), Self.data))
        == .tooManyPixels(width: width, height: height, side: Limits.imageSide, limit: Limits.imagePixels))
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL", "IDAT", "PLTE"])
  func `a chunk that claims a gigabyte is an error at its byte`(name: String) throws {
    let file =
      TestPNG.signature + Self.head + TestPNG.number(1 << 30) + Array(name.utf8) + [UInt8](repeating: 0, count: 16)
    #expect(cause(file) == .chunkTooLong(name: name, length: 1 << 30, remaining: 16))
    #expect { try decodePNG(file, policy: .asset, file: "x.png") } throws: { ($0 as? PNGError)?.offset == 33 }
  }

  @Test func `a file that is cut short anywhere is refused`() {
    for count in 0..<Self.valid.count {
      let cause = cause(Array(Self.valid.prefix(count)))
      switch cause {
      case .cutShort, .chunkTooLong: #expect(count > 0)
      case .notPNG: #expect(count == 0)
      default: Issue.record("\(count) bytes: \(String(describing: cause))")
      }
    }
  }

  @Test func `any flipped bit is noticed`() {
    for index in Self.valid.indices {
      for bit in 0..<8 {
        var file = Self.valid
        file[index] ^= 1 << bit
        #expect(cause(file) != nil, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func `a wrong checksum names its chunk`() {
    var file = Self.valid
    file[32] ^= 1
    #expect(cause(file) == .badChecksum(chunk: "IHDR"))
    file = Self.valid
    file[file.count - 13] ^= 1
    #expect(cause(file) == .badChecksum(chunk: "IDAT"))
  }

  @Test func `a wrong checksum of the pixels, or a broken stream, is damage`() {
    let damage = PNGError.Cause.corruptData(detail: nil)
    var stream = TestPNG.stored(Self.rows)
    stream[stream.count - 1] ^= 1
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("IDAT", stream))) == damage)
    stream = TestPNG.stored(Self.rows)
    stream[2] = 0b111
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("IDAT", stream))) == damage)
  }

  @Test func `the data hold exactly the pixels of the header`() {
    func file(_ stream: [UInt8]) -> [UInt8] { TestPNG.file(Self.head, TestPNG.chunk("IDAT", stream)) }
    #expect(cause(file(TestPNG.stored(Self.rows + [0]))) == .tooMuchData)
    #expect(cause(file(TestPNG.stored(Self.rows.dropLast()))) == .tooLittleData)
    #expect(cause(file(TestPNG.stored(Self.rows).dropLast(5))) == .tooLittleData)
    #expect(cause(file([])) == .tooLittleData)
    let surplus = file(TestPNG.stored(Self.rows) + [1, 2, 3])
    #expect { try decodePNG(surplus, policy: .baseline, file: "x") } throws: {
      ($0 as? PNGError)?.cause == .tooMuchData
    }
  }

  @Test func `a stream that goes on and on stops at the size of its picture`() {
    // A million zero bytes behind the pixels of a picture of twelve.
    let bomb = TestPNG.stored(Self.rows + [UInt8](repeating: 0, count: 1 << 20))
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("IDAT", bomb))) == .tooMuchData)
  }

  @Test func `bytes behind the end are refused`() {
    let page = Array("<script>alert(1)</script>".utf8)
    #expect(cause(Self.valid + page) == .trailingBytes(count: page.count))
  }

  @Test func `a palette that is missing, too large or too small for its pixels is refused`() {
    let indices = TestPNG.stored(TestPNG.rows(4, 3, bitDepth: 2, channels: 1, interlaced: false) { x, _, _ in x })
    let head = TestPNG.header(4, 3, bitDepth: 2, colorType: 3)
    func file(_ palette: [UInt8]) -> [UInt8] {
      TestPNG.file(head, TestPNG.chunk("PLTE", palette), TestPNG.chunk("IDAT", indices))
    }
    #expect(cause(TestPNG.file(head, TestPNG.chunk("IDAT", indices))) == .missingChunk(name: "PLTE"))
    #expect(cause(file([UInt8](repeating: 0, count: 9))) == .paletteIndex(index: 3, colors: 3))
    #expect(cause(file([UInt8](repeating: 0, count: 12))) == nil)
    for count in [0, 4, 15] {
      #expect(cause(file([UInt8](repeating: 0, count: count))) == .badChunkLength(name: "PLTE", length: count))
    }
  }

  @Test func `chunks out of order or twice are refused`() {
    let palette = TestPNG.chunk("PLTE", [0, 0, 0])
    let key = TestPNG.chunk("tRNS", [0, 0, 0, 0, 0, 0])
    #expect(cause(TestPNG.file(Self.head, Self.head, Self.data)) == .misplacedChunk(name: "IHDR"))
    #expect(cause(TestPNG.file(Self.data)) == .missingChunk(name: "IHDR"))
    #expect(cause(TestPNG.file(Self.head)) == .missingChunk(name: "IDAT"))
    #expect(cause(TestPNG.file(Self.head, Self.data, palette)) == .misplacedChunk(name: "PLTE"))
    #expect(cause(TestPNG.file(Self.head, palette, palette, Self.data)) == .misplacedChunk(name: "PLTE"))
    #expect(cause(TestPNG.file(Self.head, key, key, Self.data)) == .misplacedChunk(name: "tRNS"))
    #expect(cause(TestPNG.file(Self.head, Self.data, key)) == .misplacedChunk(name: "tRNS"))
    #expect(
      cause(TestPNG.file(Self.head, TestPNG.chunk("tRNS", [0]), Self.data)) == .badChunkLength(name: "tRNS", length: 1))
    let text = TestPNG.chunk("tEXt", [65, 0])
    #expect(cause(TestPNG.file(Self.head, Self.data, text, Self.data)) == .misplacedChunk(name: "IDAT"))
    var longEnd = TestPNG.signature + Self.head + Self.data
    longEnd += TestPNG.chunk("IEND", [1])
    #expect(cause(longEnd) == .badChunkLength(name: "IEND", length: 1))
  }

  @Test func `animations and unknown critical chunks are refused`() {
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), Self.data)) == .animated)
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("ABCD"), Self.data)) == .unknownChunk(name: "ABCD"))
    #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("A1CD"), Self.data)) == .badChunkName)
  }

  @Test func `an unknown chunk that may be skipped is skipped in an asset only`() throws {
    let file = TestPNG.file(Self.head, TestPNG.chunk("vpAg", [1]), Self.data)
    #expect(try decodePNG(file, policy: .asset, file: "x").width == 4)
    #expect { try decodePNG(file, policy: .baseline, file: "x") } throws: {
      ($0 as? PNGError)?.cause == .unknownChunk(name: "vpAg")
    }
  }

  @Test func `bombs in text and colour profiles are skipped unread`() throws {
    let bomb = Array("x\0\0".utf8) + TestPNG.stored([UInt8](repeating: 0, count: 100_000))
    let extras = ["zTXt", "iCCP"].flatMap { TestPNG.chunk($0, bomb) }
    #expect(try decodePNG(TestPNG.file(Self.head, extras, Self.data), policy: .asset, file: "x").height == 3)
  }

  @Test(arguments: [(3, 2), (8, 1), (16, 3), (0, 0), (8, 5), (1, 2)])
  func `a header of no kind that exists is refused`(bitDepth: Int, colorType: Int) {
    let file = TestPNG.file(TestPNG.header(4, 3, bitDepth: bitDepth, colorType: colorType), Self.data)
    #expect(cause(file) == .badHeader)
  }

  @Test func `a header without pixels or of another length is refused`() {
    #expect(cause(TestPNG.file(TestPNG.header(0, 3), Self.data)) == .badHeader)
    #expect(cause(TestPNG.file(TestPNG.chunk("IHDR", [0]), Self.data)) == .badChunkLength(name: "IHDR", length: 1))
  }

  @Test func `a filter that does not exist is refused`() throws {
    var rows = Self.rows
    rows[0] = 5
    let file = TestPNG.file(Self.head, TestPNG.chunk("IDAT", TestPNG.stored(rows)))
    #expect(cause(file) == .badFilter(number: 5))
  }

  @Test(arguments: [
    ("\u{89}PNX", nil), ("<!DOCTYPE html>", "an HTML page"), ("<svg/>", "an SVG"), ("GIF89a", "a GIF"),
  ])
  func `a file of another kind is named`(text: String, kind: String?) {
    #expect(cause(Array(text.utf8)) == .notPNG(looksLike: kind))
  }

  @Test func `a pointer of Git LFS is called what it is, with the command that fetches the file`() {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
    #expect(cause(pointer) == .lfsPointer)
    let diagnostic = PNGError(.lfsPointer, at: 0, file: "x.png").diagnostic
    #expect(
      diagnostic.text.contains("pointer of Git LFS") && diagnostic.hint == "'git lfs pull' fetches the file itself")
  }

  @Test func `noise never gets past the checks`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<rounds(300) {
      let noise = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(cause(TestPNG.signature + noise) != nil)
      #expect(cause(TestPNG.file(Self.head, TestPNG.chunk("IDAT", noise))) != nil)
    }
  }
}
