import DSCompare
import DSFiles
import DSImage
import DSReport
import TestFolder
import Testing

@testable import DSDiff

/// What two files that somebody else wrote differ in.
struct ComparePicturesTests {
  private let folder = TestFolder()

  /// Two pixels of 16 bits a sample, all samples 0x8080; 120 more; and as the first, with a chunk of its gamma.
  private static let plain =
    "89504e470d0a1a0a0000000d49484452000000020000000110020000002bd0349e00000018494441547801010d00f2ff00808080808080808080808080270d06018948e0c40000000049454e44ae426082"
  private static let brighter =
    "89504e470d0a1a0a0000000d49484452000000020000000110020000002bd0349e00000018494441547801010d00f2ff0080f880f880f880f880f880f837ed08d1587ec65a0000000049454e44ae426082"
  private static let withGamma =
    "89504e470d0a1a0a0000000d49484452000000020000000110020000002bd0349e0000000467414d410000b18f0bfc610500000018494441547801010d00f2ff00808080808080808080808080270d06018948e0c40000000049454e44ae426082"

  private func findings(
    _ expected: String, _ actual: String
  ) async throws -> (lines: [String], status: DSReport.ExitStatus) {
    for (name, digits) in [("a.png", expected), ("b.png", actual)] {
      let bytes = stride(from: 0, to: digits.utf8.count, by: 2).compactMap { start in
        UInt8(digits.dropFirst(start).prefix(2), radix: 16)
      }
      try writeAtomically(folder[name], bytes)
    }
    let result = try comparePictures(expected: folder["a.png"], actual: folder["b.png"])
    return (result.findings.flatMap(\.finding.lines), result.status)
  }

  @Test func `samples of 16 bits are compared as such`() async throws {
    let found = try await findings(Self.plain, Self.brighter)
    #expect(found.lines == ["2 of 2 pixels differ, by up to 120 of 65535; in 8 bits they are equal"])
    #expect(found.status == .different)
    #expect(try await findings(Self.plain, Self.plain).status == .equal)
  }

  @Test func `colours that differ are said in words and named by their chunks`() async throws {
    let found = try await findings(Self.plain, Self.withGamma)
    #expect(
      found.lines == [
        "the pixels are equal, but not the colours that they mean",
        "colours: expected: no colour information, so sRGB; actual: gamma 1/2.2 (gAMA)",
      ])
    #expect(found.status == .different)
  }

  /// A picture of drawn shapes on a transparent page.
  private static func picture(_ width: Int, _ height: Int, _ change: (inout Bitmap) -> Void = { _ in }) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where (x / 9 + y / 7) % 3 > 0 {
        bitmap[x, y] = UInt32((x * 3 + y) % 255 + 1) << 24 | UInt32(x * 77 + y * 991) & 0xFF_FFFF
      }
    }
    change(&bitmap)
    return bitmap
  }

  /// What two files differ in, before filters are undone, as whole pictures and row by row, with the picture of it.
  private func allWays(
    _ expected: [UInt8], _ actual: [UInt8], _ options: ComparisonOptions = ComparisonOptions()
  ) throws -> [(lines: [String]?, drawing: DrawnDifference?)] {
    try writeAtomically(folder["a.png"], expected)
    try writeAtomically(folder["b.png"], actual)
    return try [(Int.max, 1 << 20), (Int.max, 0), (0, 0)].map { wholePixels, plainBytes in
      var drawing: DrawnDifference?
      var options = options
      (options.wholePixels, options.plainBytes) = (wholePixels, plainBytes)
      // Equal files are drawn too where a picture was asked for by name.
      options.output = folder["difference.png"]
      let finding = try compareFiles(
        expected: folder["a.png"], actual: folder["b.png"], options, drawing: { drawing = $0 })
      return (finding?.lines, drawing)
    }
  }

  @Test func `pictures that are compared row by row differ as whole ones do`() throws {
    let plain = Self.picture(90, 70)
    let others = [
      plain, Self.picture(90, 70) { $0[89, 69] ^= 0x0100_0000 },
      Self.picture(90, 70) { picture in for x in 10..<50 { picture[x, x + 3] = 0xFF12_3456 } },
      Self.picture(120, 40), Self.picture(31, 99), Self.picture(90, 71), Self.picture(1, 1),
      Bitmap(width: 90, height: 70, filledWith: 0xFFFF_FFFF),
    ]
    for (first, second) in others.flatMap({ [(plain, $0), ($0, plain)] }) {
      let found = try allWays(encodePNG(first), encodePNG(second))
      #expect(found[0].lines == found[1].lines && found[1].lines == found[2].lines)
      #expect((found[0].lines == nil) == (first == second))
      #expect(found[0].drawing != nil && found.allSatisfy { $0.drawing == found[0].drawing })
    }
  }

  @Test func `samples of 16 bits and damaged files are found row by row too`() throws {
    func bytes(_ digits: String) -> [UInt8] {
      stride(from: 0, to: digits.utf8.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
    }
    let files =
      [Self.plain, Self.brighter, Self.withGamma].map(bytes)
      + [encodePNG(Bitmap(width: 2, height: 1, filledWith: 0x8080_8080)), Array(bytes(Self.plain).dropLast(13))]
    for first in files {
      for second in files {
        let found = try allWays(first, second)
        #expect(found.allSatisfy { $0.lines == found[0].lines })
        #expect(found.allSatisfy { $0.drawing == found[0].drawing })
      }
    }
  }

  @Test func `areas are ignored in every way of comparing`() throws {
    var options = ComparisonOptions()
    options.ignored = IgnoredAreas([PixelRect(x: 8, y: 8, width: 50, height: 40)])
    let plain = Self.picture(90, 70)
    for x in [20, 75] {
      let other = Self.picture(90, 70) { picture in picture[x, 20] ^= 0x40 }
      let found = try allWays(encodePNG(plain), encodePNG(other), options)
      #expect(found.allSatisfy { ($0.lines == nil) == (x == 20) })
      #expect(found.allSatisfy { $0.drawing == found[0].drawing })
    }
  }
}
