import TestDeflate

/// TIFF files of every meaning, depth and compression, in strips, tiles and planes.
struct TIFFFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var maker = TIFFMaker(&chance)
    let bytes = maker.file(&chance)
    return chance.damaged(bytes)
  }

  func read(_ input: [UInt8]) -> FuzzEnd { readStillPicture(input, file: "fuzz.tif") }
}

/// Writes a TIFF file of random samples.
private struct TIFFMaker {
  private typealias Tag = (tag: Int, type: Int, values: [Int])

  private let width: Int
  private let height: Int
  private let isLittle: Bool
  private let isBig: Bool
  private let photometric: Int
  private let bits: Int
  private let samples: Int
  private let compression: Int
  private let arePlanes: Bool
  private let tile: Int?
  private var bytes: [UInt8] = []

  init(_ chance: inout FuzzChance) {
    (width, height) = (chance.number(1...40), chance.number(1...40))
    (isLittle, isBig) = (chance.happens(oneIn: 2), chance.happens(oneIn: 4))
    compression = chance.one(of: [1, 1, 1, 2, 3, 4, 5, 8, 8, 32_773, 32_946, 50_000])
    let isFax = [2, 3, 4].contains(compression)
    photometric = isFax ? chance.number(0...1) : chance.number(0...3)
    bits =
      isFax
      ? 1 : chance.one(of: photometric == 2 ? [8, 16] : photometric == 3 ? [1, 2, 4, 8] : [1, 2, 4, 8, 16])
    let hasAlpha = bits >= 8 && chance.happens(oneIn: 3)
    samples = (photometric == 2 ? 3 : 1) + (hasAlpha ? 1 : 0)
    arePlanes = chance.happens(oneIn: 4)
    tile = chance.happens(oneIn: 4) ? 16 * chance.number(1...3) : nil
  }

  mutating func file(_ chance: inout FuzzChance) -> [UInt8] {
    bytes = Array((isLittle ? "II" : "MM").utf8) + number(isBig ? 43 : 42, 2)
    if isBig { bytes += number(8, 2) + number(0, 2) }
    var link = bytes.count
    bytes += number(0, places)
    let rows = tile ?? chance.number(1...height)
    let (across, down) = (tile.map { (width + $0 - 1) / $0 } ?? 1, (height + rows - 1) / rows)
    var offsets: [Int] = []
    var counts: [Int] = []
    for index in 0..<across * down * (arePlanes ? samples : 1) {
      let rowCount = tile ?? min(rows, height - index % down * rows)
      let part = compressed(((tile ?? width) * (arePlanes ? 1 : samples) * bits + 7) / 8 * rowCount, &chance)
      offsets.append(chance.field(bytes.count, bytes: 4))
      counts.append(chance.field(part.count, bytes: 4))
      bytes += part
    }
    let first = tags(offsets, counts, rows: rows, &chance)
    let pages = chance.happens(oneIn: 8) ? chance.number(1...3) : 0
    for page in 0...pages {
      // Smaller copies, and now and then a page.
      let kind: [Tag] = page == 0 ? [] : [(254, 4, [chance.field(1, bytes: 4)])]
      bytes.replaceSubrange(link..<link + places, with: number(chance.field(bytes.count, bytes: places / 2), places))
      link = append((kind + first).sorted { $0.tag < $1.tag }, &chance)
    }
    return bytes
  }

  private var places: Int { isBig ? 8 : 4 }

  private func tags(_ offsets: [Int], _ counts: [Int], rows: Int, _ chance: inout FuzzChance) -> [Tag] {
    func field(_ usual: Int) -> [Int] { [chance.field(usual, bytes: 2)] }
    var tags: [Tag] = [
      (256, 4, [chance.field(width, bytes: 4)]), (257, 4, [chance.field(height, bytes: 4)]),
      (258, 3, (0..<samples).map { _ in chance.field(bits, bytes: 2) }), (259, 3, field(compression)),
      (262, 3, field(photometric)), (274, 3, field(chance.number(1...8))), (277, 3, field(samples)),
      (284, 3, field(arePlanes ? 2 : 1)),
    ]
    if chance.happens(oneIn: 6) { tags.append((266, 3, field(chance.number(1...2)))) }
    if compression == 3 { tags.append((292, 4, field(chance.number(0...7)))) }
    if bits >= 8, chance.happens(oneIn: 3) { tags.append((317, 3, field(2))) }
    if let tile {
      tags += [(322, 4, field(tile)), (323, 4, field(tile)), (324, 4, offsets), (325, 4, counts)]
    } else {
      tags += [(273, 4, offsets), (278, 4, [chance.field(rows, bytes: 4)]), (279, 4, counts)]
    }
    if photometric == 3 { tags.append((320, 3, (0..<3 << bits).map { _ in chance.number(0...255) * 257 })) }
    if samples == 2 || samples == 4 { tags.append((338, 3, field(chance.number(1...2)))) }
    if chance.happens(oneIn: 4) { tags.append((339, 3, field(1))) }
    if chance.happens(oneIn: 4) { tags.append((34_675, 7, fuzzProfile(&chance).map { Int($0) })) }
    return tags
  }

  /// A part of so many bytes. Codes of fax and LZW are random bits, which seldom last to the end.
  private func compressed(_ count: Int, _ chance: inout FuzzChance) -> [UInt8] {
    // Associated alpha needs colours that are not brighter: grey pixels that are opaque.
    let color = UInt8(chance.number(0...255))
    let isPlain = chance.happens(oneIn: 2)
    let plain = (0..<count).map { _ in isPlain ? color : UInt8(chance.number(0...255)) }
    switch compression {
    case 1: return plain
    case 8, 32_946: return TestDeflate.stored(plain)
    case 32_773:
      return stride(from: 0, to: count, by: 128).flatMap { start -> [UInt8] in
        let piece = plain[start..<min(start + 128, count)]
        return [UInt8(chance.field(piece.count - 1, bytes: 1))] + piece
      }
    case 50_000: return zstandardRaw(plain)
    // White rows of group 4 are single bits; LZW begins with a code that clears.
    case 4: return [UInt8](repeating: 0xFF, count: count) + plain.prefix(4)
    case 5: return [0x80] + plain
    default: return plain
    }
  }

  /// A frame of one block that is not compressed (RFC 8878).
  private func zstandardRaw(_ plain: [UInt8]) -> [UInt8] {
    let size = (0..<4).map { UInt8(truncatingIfNeeded: plain.count >> (8 * $0)) }
    let block = plain.count << 3 | 1
    return [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + size + (0..<3).map { UInt8(truncatingIfNeeded: block >> (8 * $0)) } + plain
  }

  /// Appends a directory, and returns where the place of the next belongs.
  private mutating func append(_ tags: [Tag], _ chance: inout FuzzChance) -> Int {
    let end = bytes.count + (isBig ? 8 : 2) + (isBig ? 20 : 12) * tags.count + places
    var directory = number(chance.field(tags.count, bytes: 2), isBig ? 8 : 2)
    var values: [UInt8] = []
    for (tag, type, contents) in tags {
      let size = type == 3 ? 2 : type == 7 ? 1 : 4
      directory += number(tag, 2) + number(chance.field(type, bytes: 1), 2)
      directory += number(chance.field(contents.count, bytes: 4), places)
      let content = contents.flatMap { number($0, size) }
      if content.count <= places {
        directory += content + [UInt8](repeating: 0, count: places - content.count)
      } else {
        directory += number(chance.field(end + values.count, bytes: 4), places)
        values += content
      }
    }
    bytes += directory + number(0, places) + values
    return end - places
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }
}
