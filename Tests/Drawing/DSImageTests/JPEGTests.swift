import DSDiagnostics
import DSImage
import Foundation
import Testing

struct JPEGTests {
  private func decoded(_ file: [UInt8]) throws -> Bitmap { try decodeJPEG(file, file: "photo.jpg") }

  private func cause(_ file: [UInt8]) -> JPEGError.Cause? {
    do throws(JPEGError) {
      _ = try decodeJPEG(file, file: "photo.jpg")
      return nil
    } catch {
      return error.cause
    }
  }

  /// The hashes are those of libjpeg-turbo's plain C, which `JSIMD_FORCENONE=1` takes: other processors give the same.
  private static let hashes: [(file: [UInt8], hash: String)] = [
    (TestJPEG.halved, "ede54c18b33f20e2ef3bd9900653c5d1"),
    (TestJPEG.progressive, "0c08edce5c94cba32b47a65d0d7145ed"),
    (TestJPEG.halvedDown, "bd68fa439cd57a51d1189d558ef178e6"),
    (TestJPEG.grey, "1eed60f3b65c19c93ece3fdcf0d814b9"),
  ]

  @Test(arguments: hashes)
  func `baseline, progressive and grey pictures have the same pixels everywhere`(
    file: [UInt8], hash: String
  ) throws {
    let picture = try decoded(file)
    #expect((picture.width, picture.height) == (21, 14))
    #expect(picture.pixelHash.text == hash)
  }

  @Test func `a thread that is kept from the processor's instructions decodes the same pixels`() throws {
    let usual = try Self.hashes.map { try decoded($0.file) }
    setenv("JSIMD_FORCENONE", "1", 1)
    defer { unsetenv("JSIMD_FORCENONE") }
    nonisolated(unsafe) var plain: [Bitmap?] = []
    let thread = Thread { plain = Self.hashes.map { try? decodeJPEG($0.file, file: "photo.jpg") } }
    thread.start()
    while !thread.isFinished { usleep(1000) }
    #expect(plain == usual)
  }

  @Test func `the colours are those that were stored, and opaque`() throws {
    let picture = try decoded(TestJPEG.progressive)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    for (x, y, expected) in [(1, 1, [255, 20, 0]), (1, 12, [255, 235, 0]), (19, 1, [120, 10, 128])] {
      let pixel = picture[x, y]
      let channels = [16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
      #expect(zip(channels, expected).allSatisfy { abs($0 - $1) < 40 }, "\(x) \(y) \(channels)")
    }
    let grey = try decoded(TestJPEG.grey)
    #expect(grey.pixels.allSatisfy { $0 >> 16 & 255 == $0 >> 8 & 255 && $0 >> 8 & 255 == $0 & 255 })
  }

  @Test(arguments: [true, false])
  func `a picture is upright, however the camera was held`(isLittle: Bool) throws {
    let stored = try decoded(TestJPEG.halved)
    // Where the stored first row and column are shown: its corner, and the next pixel of the row.
    let right = (x: 20, y: 13)
    let corners: [(orientation: UInt8, size: (Int, Int), corner: (Int, Int), next: (Int, Int))] = [
      (1, (21, 14), (0, 0), (1, 0)), (2, (21, 14), (right.x, 0), (right.x - 1, 0)),
      (3, (21, 14), (right.x, right.y), (right.x - 1, right.y)), (4, (21, 14), (0, right.y), (1, right.y)),
      (5, (14, 21), (0, 0), (0, 1)), (6, (14, 21), (right.y, 0), (right.y, 1)),
      (7, (14, 21), (right.y, right.x), (right.y, right.x - 1)), (8, (14, 21), (0, right.x), (0, right.x - 1)),
    ]
    for (orientation, size, corner, next) in corners {
      let exif = TestJPEG.exif(orientation: orientation, isLittle: isLittle)
      let shown = try decoded(TestJPEG.file(TestJPEG.halved, with: 0xE1, exif))
      #expect((shown.width, shown.height) == size)
      #expect(shown[corner.0, corner.1] == stored[0, 0], "\(orientation)")
      #expect(shown[next.0, next.1] == stored[1, 0], "\(orientation)")
    }
    // What says nothing that exists leaves the picture as it is stored.
    for exif in [
      TestJPEG.exif(orientation: 9, isLittle: isLittle), Array("Exif".utf8), Array("http://ns.adobe.com/".utf8),
      Array(TestJPEG.exif(orientation: 6, isLittle: isLittle).prefix(20)),
    ] {
      #expect(try decoded(TestJPEG.file(TestJPEG.halved, with: 0xE1, exif)) == stored)
    }
  }

  @Test func `sizes, depths and kinds that are not read are refused by the header`() {
    func frame(_ change: @escaping (inout [UInt8], Int) -> Void) -> JPEGError.Cause? {
      cause(TestJPEG.file(TestJPEG.halved, frame: change))
    }
    #expect(
      frame { $0.replaceSubrange($1 + 5..<$1 + 9, with: [0xFF, 0xFF, 0xFF, 0xFF]) }
        == .tooManyPixels(
          width: 65_535, height: 65_535, side: Limits.imageSide, limit: Limits.imagePixels))
    #expect(frame { $0.replaceSubrange($1 + 5..<$1 + 9, with: [0, 0, 0, 8]) } == .badHeader)
    #expect(frame { $0[$1 + 4] = 12 } == .unreadKind("of 12 bits a sample"))
    #expect(frame { $0[$1 + 1] = 0xC9 } == .unreadKind("of arithmetic coding"))
    #expect(frame { $0[$1 + 1] = 0xC3 } == .unreadKind("without losses"))
    #expect(frame { $0[$1 + 1] = 0xC5 } == .unreadKind("of several frames"))
    #expect(frame { $0[$1 + 9] = 2 } == .badLength)
    #expect(frame { $0[$1 + 1] = 0xE5 } == .missingHeader)
    #expect(cause(TestJPEG.inks) == .fourInks)
    #expect(cause(Array("GIF89a".utf8)) == .notJPEG)
    #expect(cause([]) == .cutShort)
    #expect(
      cause([UInt8](repeating: 0, count: Limits.imageFileBytes + 1)) == .fileTooLarge(bytes: Limits.imageFileBytes + 1))
  }

  @Test(arguments: [TestJPEG.halved, TestJPEG.progressive, TestJPEG.grey])
  func `a file that ends early is an error, wherever it ends`(file: [UInt8]) {
    for count in 0..<file.count - 2 { #expect(cause(Array(file.prefix(count))) != nil, "\(count)") }
    #expect(cause(Array(file.prefix(file.count - 30))) == .cutShort)
  }

  @Test func `no damage of a byte does more than change pixels or fail`() {
    for file in [TestJPEG.halved, TestJPEG.progressive] {
      for place in file.indices {
        var damaged = file
        damaged[place] ^= 0x5A
        _ = cause(damaged)
      }
    }
  }

  @Test func `a picture of very many scans is refused, and a scan that comes twice`() {
    func part(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    // One block of grey, whose tables have one code each: nothing follows.
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    let head =
      [0xFF, 0xD8] + part(0xDB, [0] + [UInt8](repeating: 1, count: 64)) + part(0xC2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0])
      + part(0xC4, [0] + code) + part(0xC4, [0x10] + code)
    let scans = (0...63).flatMap { (coefficient: UInt8) in
      (0...13).map { (step: UInt8) in
        let bits = step == 0 ? 13 : (14 - step) << 4 | 13 - step
        return part(0xDA, [1, 1, 0, coefficient, coefficient, bits]) + [0x7F]
      }
    }
    func file(_ scans: some Sequence<[UInt8]>) -> [UInt8] { head + scans.flatMap { $0 } + [0xFF, 0xD9] }
    #expect(cause(file(scans.prefix(Limits.imageScans))) == nil)
    #expect(cause(file(scans)) == .corruptData(detail: "more than \(Limits.imageScans) scans"))
    guard case .corruptData = cause(file([scans[0], scans[0]])) else {
      Issue.record("a scan that comes twice is taken")
      return
    }
  }

  @Test func `an error says the file, the byte, the cause and what to do`() throws {
    let error = #expect(throws: JPEGError.self) { try decodeJPEG(TestJPEG.inks, file: "Media/photo.jpg") }
    let diagnostic = try #require(error).diagnostic
    #expect(diagnostic.location.file == "Media/photo.jpg")
    #expect(
      diagnostic.message == "the picture is CMYK, which is not a colour space for screens (at byte 156)")
    #expect(diagnostic.hint == "export the picture in RGB")
  }
}
