/// WebP files, lossless and lossy, with alpha and what programs write beside the picture.
struct WebPFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    let maker = WebPMaker(&chance)
    let bytes = maker.file(&chance)
    return chance.damaged(bytes)
  }

  func read(_ input: [UInt8]) -> FuzzEnd { readStillPicture(input, file: "fuzz.webp") }
}

/// Writes a WebP file whose pixels are random bits.
private struct WebPMaker {
  private let width: Int
  private let height: Int
  private let isLossless: Bool

  init(_ chance: inout FuzzChance) {
    (width, height) = (chance.number(1...40), chance.number(1...40))
    isLossless = chance.happens(oneIn: 2)
  }

  /// The bytes.
  func file(_ chance: inout FuzzChance) -> [UInt8] {
    let picture = isLossless ? lossless(&chance) : lossy(&chance)
    var body = Array("WEBP".utf8)
    if chance.happens(oneIn: 2) {
      let (hasProfile, hasAlpha) = (chance.happens(oneIn: 3), !isLossless && chance.happens(oneIn: 2))
      let flags = chance.field((hasProfile ? 0x20 : 0) | (hasAlpha ? 0x10 : 0), bytes: 1)
      let size = number(chance.field(width - 1, bytes: 3), 3) + number(chance.field(height - 1, bytes: 3), 3)
      body += chunk("VP8X", [UInt8(flags), 0, 0, 0] + size, &chance)
      if hasProfile { body += chunk("ICCP", fuzzProfile(&chance), &chance) }
      if hasAlpha {
        let pixels = (0..<width * height).map { _ in UInt8(chance.number(0...255)) }
        body += chunk("ALPH", [UInt8(chance.field(chance.number(0...3) << 2, bytes: 1))] + pixels, &chance)
      }
    }
    body += chunk(isLossless ? "VP8L" : "VP8 ", picture, &chance)
    if chance.happens(oneIn: 4) { body += chunk("EXIF", Array("II*".utf8), &chance) }
    if chance.isHostile() { body += chunk(chance.one(of: ["ANIM", "ANMF", "VP8 ", "VP8X"]), picture, &chance) }
    return Array("RIFF".utf8) + number(chance.field(body.count, bytes: 4), 4) + body
  }

  /// Codes of one or two symbols each, a transform or none, and a bit for each pixel and each code of two symbols.
  private func lossless(_ chance: inout FuzzChance) -> [UInt8] {
    var bits = LowBits()
    bits.write(0x2F, 8)
    bits.write(chance.field(width - 1, bytes: 2) & 0x3FFF, 14)
    bits.write(chance.field(height - 1, bytes: 2) & 0x3FFF, 14)
    bits.write(chance.number(0...1), 1)
    bits.write(chance.isHostile() ? chance.number(1...7) : 0, 3)
    // Green is subtracted; other transforms are pictures themselves.
    if chance.happens(oneIn: 3) { bits.write(0b101, 3) }
    if chance.isHostile() { bits.write(chance.number(0...7), 3) }
    bits.write(0, 1)
    let hasCache = chance.happens(oneIn: 4)
    bits.write(hasCache ? chance.number(1...11) << 1 | 1 : 0, hasCache ? 5 : 1)
    bits.write(chance.isHostile() ? 1 : 0, 1)
    // Green, red, blue, alpha and distances, of which there are 40.
    for most in [255, 255, 255, 255, 39] {
      let isPair = chance.number(0...1)
      bits.write(1, 1)
      bits.write(isPair, 1)
      bits.write(1, 1)
      for _ in 0...isPair { bits.write(chance.number(0...most), 8) }
    }
    for _ in 0..<width * height / 4 + 4 { bits.write(chance.number(0...65_535), 16) }
    return bits.finish()
  }

  /// The header of a key frame, and random bits, of which almost any are a picture.
  private func lossy(_ chance: inout FuzzChance) -> [UInt8] {
    // A block of 16 × 16 pixels takes at most some twenty bytes of modes and a thousand of coefficients.
    let blocks = ((width + 15) / 16) * ((height + 15) / 16)
    let data = (0..<1_200 * blocks).map { _ in UInt8(chance.number(0...255)) }
    let first = chance.field(200 * blocks, bytes: 2)
    let tag = (chance.isHostile() ? chance.number(0...15) : 0) | 1 << 4 | first << 5
    return number(tag & 0xFF_FFFF, 3) + [0x9D, 0x01, 0x2A] + number(chance.field(width, bytes: 2), 2)
      + number(chance.field(height, bytes: 2), 2)
      // The first 16 bits say that there are no segments and one partition; the filter is chance.
      + [0, UInt8(chance.number(0...31) << 3)] + data
  }

  private func chunk(_ name: String, _ content: [UInt8], _ chance: inout FuzzChance) -> [UInt8] {
    Array(name.utf8) + number(chance.field(content.count, bytes: 4), 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// Puts bits together, the lowest of a byte first.
private struct LowBits {
  private var bytes: [UInt8] = []
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

  /// All bytes, the last filled with zeros.
  func finish() -> [UInt8] { width > 0 ? bytes + [UInt8(bits & 255)] : bytes }
}
