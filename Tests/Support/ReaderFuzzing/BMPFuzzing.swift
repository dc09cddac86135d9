/// BMP files under every header, of every depth and compression.
struct BMPFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var maker = BMPMaker(&chance)
    let bytes = maker.file(&chance)
    return chance.damaged(bytes)
  }

  func read(_ input: [UInt8]) -> FuzzEnd { readStillPicture(input, file: "fuzz.bmp") }
}

/// Writes a BMP file of random pixels.
private struct BMPMaker {
  private let width: Int
  private let height: Int
  private let header: Int
  private let bits: Int
  private let compression: Int

  init(_ chance: inout FuzzChance) {
    (width, height) = (chance.number(1...40), chance.number(1...40))
    header = chance.one(of: [12, 40, 40, 52, 56, 64, 108, 124, 124])
    let (bits, compression) = chance.one(of: [
      (1, 0), (2, 0), (4, 0), (8, 0), (16, 0), (24, 0), (32, 0), (8, 1), (4, 2), (16, 3), (32, 3), (32, 6),
    ])
    self.bits = bits
    self.compression = header == 12 || (header == 64 && compression > 2) ? 0 : compression
  }

  mutating func file(_ chance: inout FuzzChance) -> [UInt8] {
    let pixels = compression == 1 || compression == 2 ? runs(&chance) : rows(&chance)
    let profile = header == 124 && chance.happens(oneIn: 3) ? fuzzProfile(&chance) : []
    var bytes = number(chance.field(header, bytes: 4), 4)
    if header == 12 {
      for value in [width, height, 1, bits] { bytes += number(chance.field(value, bytes: 2), 2) }
    } else {
      let isTopDown = compression == 0 && chance.happens(oneIn: 4)
      bytes +=
        number(chance.field(width, bytes: 4), 4) + number(chance.field(isTopDown ? -height : height, bytes: 4), 4)
      bytes += number(chance.field(1, bytes: 2), 2) + number(chance.field(bits, bytes: 2), 2)
      bytes += number(chance.field(compression, bytes: 4), 4) + number(0, 12)
      bytes += number(chance.field(chance.happens(oneIn: 2) ? 0 : 1 << min(bits, 8), bytes: 4), 4) + number(0, 4)
      if compression == 3 || compression == 6 || header >= 52 { bytes += masks(&chance) }
      if header >= 108 {
        let kind = profile.isEmpty ? chance.one(of: [0, 0x7352_4742, 0x5769_6E20]) : 0x4D42_4544
        bytes += number(chance.field(kind, bytes: 4), 4)
        let gamma = kind == 0 && chance.happens(oneIn: 2) ? chance.number(1...0x3_0000) : 0
        for _ in 0..<9 { bytes += number(gamma == 0 ? 0 : chance.field(chance.number(0...1 << 30), bytes: 4), 4) }
        for _ in 0..<3 { bytes += number(chance.field(gamma, bytes: 4), 4) }
      }
      if header == 124 {
        let place = header + (bits <= 8 ? 4 << bits : 0) + pixels.count
        bytes += number(0, 4) + number(chance.field(profile.isEmpty ? 0 : place, bytes: 4), 4)
        bytes += number(chance.field(profile.count, bytes: 4), 4) + number(0, 4)
      }
    }
    if bits <= 8 {
      let size = header == 12 ? 3 : 4
      bytes += (0..<size << bits).map { _ in UInt8(chance.number(0...255)) }
    }
    let start = chance.field(14 + bytes.count, bytes: 4)
    return Array("BM".utf8) + number(chance.field(14 + bytes.count + pixels.count, bytes: 4), 4) + number(0, 4)
      + number(start, 4) + bytes + pixels + profile
  }

  /// Three or four masks, for as many as the header has room for.
  private func masks(_ chance: inout FuzzChance) -> [UInt8] {
    let widths =
      bits == 16
      ? chance.one(of: [[5, 6, 5, 0], [4, 4, 4, 4], [5, 5, 5, 1], [1, 9, 2, 4]])
      : chance.one(of: [[8, 8, 8, 8], [8, 8, 8, 0], [10, 10, 10, 2], [6, 17, 5, 4], [11, 11, 10, 0]])
    var shift = 0
    var masks: [UInt8] = []
    for width in header == 52 || (header == 40 && compression == 3) ? Array(widths.prefix(3)) : widths {
      masks += number(chance.field((1 << width - 1) << shift, bytes: 4), 4)
      shift += width
    }
    return masks
  }

  private func rows(_ chance: inout FuzzChance) -> [UInt8] {
    (0..<(width * bits + 31) / 32 * 4 * height).map { _ in UInt8(chance.number(0...255)) }
  }

  private func runs(_ chance: inout FuzzChance) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<height {
      var left = width
      while left > 0, !chance.happens(oneIn: 20) {
        let count = chance.isHostile() ? chance.number(0...255) : chance.number(1...left)
        if count >= 3, count <= left, chance.happens(oneIn: 3) {
          let size = compression == 1 ? count : (count + 1) / 2
          bytes += [0, UInt8(count)] + (0..<size + size % 2).map { _ in UInt8(chance.number(0...255)) }
        } else if chance.happens(oneIn: 20) {
          bytes += [0, 2, UInt8(min(count, left)), 0]
        } else {
          bytes += [UInt8(count), UInt8(chance.number(0...255))]
        }
        left -= count
      }
      bytes += row == height - 1 ? [0, 1] : [0, 0]
    }
    return bytes
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }
}
