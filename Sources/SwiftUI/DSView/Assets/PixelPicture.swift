import Foundation

extension PictureInMemory {
  /// A picture of pixels: the file of a PNG that holds them as they are.
  /// - Parameters:
  ///   - pixels: red, green, blue and alpha of each, from the upper left corner row by row, in sRGB; colours are not multiplied
  ///     with their alpha.
  ///   - width: pixels from side to side, at least one; there are whole rows.
  package init?(pixels: [UInt8], width: Int) {
    let row = width * 4
    guard width > 0, !pixels.isEmpty, pixels.count.isMultiple(of: row) else { return nil }
    // Each row begins with the number of its filter: 0 leaves it as it is.
    var content: [UInt8] = []
    content.reserveCapacity(pixels.count + pixels.count / row)
    for start in stride(from: 0, to: pixels.count, by: row) {
      content.append(0)
      content += pixels[start..<start + row]
    }
    // Eight bits a number, with alpha.
    let header = Self.number(width) + Self.number(pixels.count / row) + [8, 6, 0, 0, 0]
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", Self.stored(content)) + Self.chunk("IEND", [])
    self.init(data: Data(file), scale: 1)
  }

  /// A zlib stream of blocks that are not compressed: the picture is decoded at once, and never written.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let longest = 65535
    for start in stride(from: 0, to: bytes.count, by: longest) {
      let end = min(start + longest, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
      stream += bytes[start..<end]
    }
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    return stream + number(Int(second << 16 | first))
  }

  /// A part of the file with its length, name and check.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    let check = checked.reduce(UInt32.max) { check, byte in
      (0..<8).reduce(check ^ UInt32(byte)) { check, _ in check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return number(content.count) + checked + number(Int(~check))
  }

  /// Four bytes, the highest first.
  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
