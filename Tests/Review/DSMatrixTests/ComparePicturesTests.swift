import DSFiles
import DSReport
import TestFolder
import Testing

@testable import DSMatrix

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

  private func findings(_ expected: String, _ actual: String) throws -> (lines: [String], status: DSReport.ExitStatus) {
    for (name, digits) in [("a.png", expected), ("b.png", actual)] {
      let bytes = stride(from: 0, to: digits.utf8.count, by: 2).compactMap { start in
        UInt8(digits.dropFirst(start).prefix(2), radix: 16)
      }
      try writeAtomically(folder[name], bytes)
    }
    let result = try comparePictures(expected: folder["a.png"], actual: folder["b.png"], difference: nil)
    return (result.findings.flatMap(\.finding.lines), result.status)
  }

  @Test func `samples of 16 bits are compared as such`() throws {
    let found = try findings(Self.plain, Self.brighter)
    #expect(found.lines == ["2 of 2 pixels differ, by up to 120 of 65535; in 8 bits they are equal"])
    #expect(found.status == .different)
    #expect(try findings(Self.plain, Self.plain).status == .equal)
  }

  @Test func `chunks that say which colours are meant are named where they differ`() throws {
    let found = try findings(Self.plain, Self.withGamma)
    #expect(
      found.lines == ["the pixels are equal, but not the chunks that say which colours they mean: gAMA"])
    #expect(found.status == .different)
  }
}
