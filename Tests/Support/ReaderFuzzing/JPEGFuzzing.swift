import DSDiagnostics
import DSImage

/// JPEG files, baseline and progressive, of one and three components, with what cameras write beside the picture.
struct JPEGFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    let maker = JPEGMaker(&chance)
    let bytes = maker.file(&chance)
    return chance.damaged(bytes)
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    do throws(JPEGError) {
      let picture = try decodeJPEG(input, file: "fuzz.jpg")
      guard picture.pixels.count == picture.width * picture.height else { return .wrong("too few pixels") }
      return picture.pixels.allSatisfy { $0 >> 24 == 255 } ? .read : .wrong("a picture that is not opaque")
    } catch {
      return error.diagnostic.message.isEmpty ? .wrong("refused without a reason") : .refused
    }
  }
}

/// Writes a JPEG file whose blocks have random coefficients.
struct JPEGMaker {
  private let width: Int
  private let height: Int
  private let isProgressive: Bool
  /// How many blocks of each component are side by side and below one another in a unit of the picture.
  private let samplings: [(across: Int, down: Int)]
  /// Units between two marks from which a reader can go on; 0 for none.
  private let restart: Int

  /// What the file is like.
  init(_ chance: inout FuzzChance) {
    (width, height) = (chance.number(1...40), chance.number(1...40))
    isProgressive = chance.happens(oneIn: 2)
    let luma = chance.one(of: [(1, 1), (2, 2), (2, 1), (1, 2)])
    samplings = (chance.happens(oneIn: 3) ? [(1, 1)] : [luma, (1, 1), (1, 1)]).map { (across: $0.0, down: $0.1) }
    restart = chance.happens(oneIn: 4) ? chance.number(1...3) : 0
  }

  /// The bytes.
  func file(_ chance: inout FuzzChance) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if chance.happens(oneIn: 2) { bytes += exif(&chance) }
    if chance.happens(oneIn: 4) { bytes += part(0xFE, Array("a comment".utf8), &chance) }
    if chance.happens(oneIn: 6) {
      bytes += part(
        0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, UInt8(chance.field(samplings.count == 3 ? 1 : 0, bytes: 1))],
        &chance)
    }
    bytes += part(0xDB, [0] + (0..<64).map { _ in UInt8(chance.number(1...60)) }, &chance)
    let frame = samplings.indices.flatMap { index -> [UInt8] in
      let sampling = samplings[index].across << 4 | samplings[index].down
      return [UInt8(index + 1), UInt8(chance.field(sampling, bytes: 1)), UInt8(chance.field(0, bytes: 1))]
    }
    let size = chance.field(height, bytes: 2) << 16 | chance.field(width, bytes: 2)
    bytes += part(
      isProgressive ? 0xC2 : 0xC0,
      [UInt8(chance.field(8, bytes: 1))] + [24, 16, 8, 0].map { UInt8(size >> $0 & 255) }
        + [UInt8(chance.field(samplings.count, bytes: 1))] + frame, &chance)
    bytes += table(0x00, [0, 2, 4], &chance) + table(0x10, [0x00, 0x11, 0x32, 0xF0], &chance)
    if restart > 0 { bytes += part(0xDD, [0, UInt8(chance.field(restart, bytes: 1))], &chance) }
    for scan in scans { bytes += self.scan(scan, &chance) }
    if chance.isHostile() { bytes += scan(chance.one(of: scans), &chance) }
    return bytes + (chance.isHostile() ? [] : [0xFF, 0xD9])
  }

  /// A scan: its components, its first and last coefficient, and the bits before and after it.
  private struct Scan {
    var components: Range<Int>
    var first = 0
    var last = 63
    var high = 0
    var low = 0
  }

  private var scans: [Scan] {
    let all = samplings.indices
    guard isProgressive else { return [Scan(components: all)] }
    return [Scan(components: all, last: 0, low: 1)] + all.map { Scan(components: $0..<$0 + 1, first: 1, last: 5) }
      + [Scan(components: all, last: 0, high: 1)] + all.map { Scan(components: $0..<$0 + 1, first: 6) }
  }

  private func scan(_ scan: Scan, _ chance: inout FuzzChance) -> [UInt8] {
    let components = scan.components.flatMap { [UInt8($0 + 1), UInt8(chance.field(0, bytes: 1))] }
    let header =
      [UInt8(chance.field(scan.components.count, bytes: 1))] + components
      + [
        UInt8(chance.field(scan.first, bytes: 1)), UInt8(chance.field(scan.last, bytes: 1)),
        UInt8(chance.field(scan.high << 4 | scan.low, bytes: 1)),
      ]
    var bytes = part(0xDA, header, &chance)
    var bits = EntropyBits()
    let (across, down) = (samplings[0].across, samplings[0].down)
    func units(_ length: Int, _ blocks: Int) -> Int { (length + 8 * blocks - 1) / (8 * blocks) }
    var (columns, rows) = (units(width, across), units(height, down))
    if scan.components.count == 1, let only = scan.components.first {
      // Alone, a component has no more blocks than it needs.
      let own = samplings[only]
      columns = (width * own.across + 8 * across - 1) / (8 * across)
      rows = (height * own.down + 8 * down - 1) / (8 * down)
    }
    for unit in 0..<columns * rows {
      if restart > 0, unit > 0, unit % restart == 0 {
        bytes += bits.finish() + [0xFF, 0xD0 + UInt8((unit / restart - 1) % 8)]
      }
      for component in scan.components {
        let count = scan.components.count == 1 ? 1 : samplings[component].across * samplings[component].down
        for _ in 0..<count { block(scan, &bits, &chance) }
      }
    }
    return bytes + bits.finish()
  }

  private func block(_ scan: Scan, _ bits: inout EntropyBits, _ chance: inout FuzzChance) {
    if scan.high > 0 { return bits.write(chance.number(0...1), 1) }
    if scan.first == 0 {
      // The codes of a table are 0, 10 and 110, for values of so many bits.
      let index = chance.number(0...2)
      bits.write([0, 0b10, 0b110][index], index + 1)
      bits.write(chance.number(0...(1 << (2 * index)) - 1), 2 * index)
      if scan.last == 0 { return }
    }
    var place = max(scan.first, 1)
    while place < scan.last, chance.happens(oneIn: 2) {
      let isFar = place + 3 < scan.last && chance.happens(oneIn: 3)
      bits.write(isFar ? 0b110 : 0b10, isFar ? 3 : 2)
      bits.write(chance.number(0...(isFar ? 3 : 1)), isFar ? 2 : 1)
      place += isFar ? 4 : 2
    }
    bits.write(0, 1)
  }

  /// A table of codes of one bit, of two, and so on, for some values.
  private func table(_ number: Int, _ values: [UInt8], _ chance: inout FuzzChance) -> [UInt8] {
    let counts = (0..<16).map { UInt8(chance.field($0 < values.count ? 1 : 0, bytes: 1)) }
    return part(0xC4, [UInt8(chance.field(number, bytes: 1))] + counts + values, &chance)
  }

  private func exif(_ chance: inout FuzzChance) -> [UInt8] {
    let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(chance.field(chance.number(1...8), bytes: 1)), 0, 0, 0]
    let start = UInt8(chance.field(8, bytes: 1))
    let head: [UInt8] = [0x49, 0x49, 42, 0, start, 0, 0, 0, UInt8(chance.field(1, bytes: 1)), 0]
    return part(0xE1, Array("Exif".utf8) + [0, 0] + head + entry + [0, 0, 0, 0], &chance)
  }

  private func part(_ marker: UInt8, _ content: [UInt8], _ chance: inout FuzzChance) -> [UInt8] {
    let length = chance.field(content.count + 2, bytes: 2)
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }
}

/// Puts the bits of a scan together, the highest of a byte first.
private struct EntropyBits {
  private var bytes: [UInt8] = []
  private var bits = 0
  private var width = 0

  mutating func write(_ value: Int, _ count: Int) {
    bits = bits << count | value
    width += count
    while width >= 8 {
      width -= 8
      let byte = UInt8(bits >> width & 255)
      // A byte of ones would begin a mark.
      bytes += byte == 0xFF ? [0xFF, 0] : [byte]
    }
    bits &= (1 << width) - 1
  }

  /// The bytes so far, the last filled with ones.
  mutating func finish() -> [UInt8] {
    if width > 0 { write((1 << (8 - width)) - 1, 8 - width) }
    defer { bytes = [] }
    return bytes
  }
}
