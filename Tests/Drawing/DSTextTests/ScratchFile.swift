import Glibc
import TestFolder

@testable import DSText

/// A file in a folder of its own that lasts as long as the value.
final class ScratchFile {
  let path: String
  private let folder = TestFolder()

  /// A file of `bytes`; nil for a pipe.
  init(_ bytes: [UInt8]?) {
    path = folder["font"]
    guard let bytes else {
      mkfifo(path, 0o600)
      return
    }
    let file = fopen(path, "w")
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}

/// The bytes of one of the test fonts.
func bytes(of name: String) throws -> [UInt8] {
  let font = try FontBytes(path: TestFonts.folder + "/" + name)
  return Array(UnsafeRawBufferPointer(start: font.start, count: font.count))
}

/// The directory's records of a font file: tags, and where the tables lie.
func tables(of bytes: [UInt8]) -> [(tag: String, range: Range<Int>)] {
  func word(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  return (0..<(Int(bytes[4]) << 8 | Int(bytes[5]))).map { index in
    let record = 12 + 16 * index
    let start = word(record + 8)
    return (String(decoding: bytes[record..<record + 4], as: UTF8.self), start..<start + word(record + 12))
  }
}
