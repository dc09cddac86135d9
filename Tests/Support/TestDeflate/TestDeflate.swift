/// zlib data that are made without a compressor.
package enum TestDeflate {
  /// Bytes as they are, in blocks of at most 65,535.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(bytes.count - start, 0xFFFF)
      let isLast: UInt8 = start + count == bytes.count ? 1 : 0
      result += [isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      result += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    return result + sum(a, b)
  }

  /// One byte below 0x90, so many times, in 13 bits for each 258.
  package static func run(of byte: UInt8, count: Int) -> [UInt8] {
    precondition(byte < 0x90 && count > 0)
    var writer = BitWriter()
    writer.write(1, 1)
    writer.write(1, 2)
    var rest = count
    while rest % 258 > 0 || rest == count {
      writer.writeCode(0x30 + Int(byte), 8)
      rest -= 1
    }
    for _ in 0..<rest / 258 { writer.writeCode(0b1100_0101 << 5, 13) }
    writer.writeCode(0, 7)
    writer.write(0, 7)
    let value = Int(byte)
    return [0x78, 0x01] + writer.bytes
      + sum((1 + count * value) % 65_521, (count + value * (count * (count + 1) / 2 % 65_521)) % 65_521)
  }

  private static func sum(_ a: Int, _ b: Int) -> [UInt8] {
    [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }

  /// Puts bits together, the lowest of a byte first.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var bits = 0
    private var width = 0

    mutating func write(_ value: Int, _ count: Int) {
      bits |= value << width
      width += count
      while width >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        width -= 8
      }
    }

    /// A Huffman code, whose first bit stands first.
    mutating func writeCode(_ code: Int, _ count: Int) {
      for bit in (0..<count).reversed() { write(code >> bit & 1, 1) }
    }
  }
}
