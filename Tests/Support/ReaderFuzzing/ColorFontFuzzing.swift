import CCrypto
import DSDiagnostics
import DSGeometry
import DSText
import Glibc
import TestFolder

/// Small fonts whose glyphs are layers of outlines in colours (the tables `COLR` and `CPAL`).
final class ColorFontFuzzing: FuzzReader {
  private let folder = TestFolder(inMemory: true)

  func make(_ chance: inout FuzzChance) -> [UInt8] {
    let maker = ColorFontMaker(glyphs: chance.number(3...8))
    let tables = maker.tables(&chance).map { table in
      // Outside of the tables of colours damage is refused by the directory's reader.
      (
        table.tag,
        ["COLR", "CPAL"].contains(table.tag) || chance.isHostile() ? chance.damaged(table.bytes) : table.bytes
      )
    }
    let bytes = maker.file(tables, &chance)
    return chance.happens(oneIn: 10) ? chance.damaged(bytes) : bytes
  }

  func read(_ input: [UInt8]) throws -> FuzzEnd {
    let path = folder["font.ttf"]
    guard let file = fopen(path, "we") else { return .wrong("no file can be written") }
    let written = fwrite(input, 1, input.count, file)
    fclose(file)
    guard written == input.count else { return .wrong("the file cannot be written") }
    var digest = [UInt8](repeating: 0, count: 32)
    _ = SHA256(input, input.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    let hash = String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    let library = FontLibrary(
      files: [
        FontFile(
          path: path, sha256: hash, family: "Fuzz", weights: 400...400,
          location: SourceLocation(file: "fuzz.yaml", line: 1, column: 1))
      ], fallbacks: [])
    guard !library.verify().contains(where: { $0.severity == .error }) else { return .refused }
    let layout = try TextShaper(library: library).layout(
      TextParagraph([.init("AB\u{1F600}\u{1F601}\u{FE0F}", TextStyle(family: "Fuzz", size: 20))]))
    var glyphs = Set(layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id))
    glyphs.formUnion(0..<12)
    glyphs.insert(0xFFFF)
    let face = try library.face(family: "Fuzz", weight: 400, italic: false)
    for glyph in glyphs.sorted() {
      for layer in face.colorLayers(of: glyph).prefix(100) {
        guard face.outline(of: layer.glyph).controlBounds?.isFinite != false else {
          return .wrong("an outline that is not finite")
        }
      }
    }
    return face.isColored ? .read : .refused
  }
}

/// Writes the tables of a font (OpenType specification).
struct ColorFontMaker {
  /// How many glyphs there are.
  let glyphs: Int

  /// Big-endian bytes of numbers.
  private func words(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] } }
  private func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }

  /// The tables, sorted by their tags.
  func tables(_ chance: inout FuzzChance) -> [(tag: String, bytes: [UInt8])] {
    let outline = self.outline
    let head =
      long(0x10000) + long(0x10000) + long(0) + long(0x5F0F_3CF5) + words(0, 1000) + [UInt8](repeating: 0, count: 16)
      + words(0, 0, 600, 700, 0, 8, 2, 1, 0)
    let hhea = long(0x10000) + words(800, 0xFF38, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, glyphs)
    let maxp = long(0x10000) + words(glyphs, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    let metrics = (0..<glyphs).flatMap { _ in words(600, 0) }
    let groups = [(0x41, 0x42, 1), (0x1F600, 0x1F600 + glyphs - 2, 1)]
    let map =
      words(0, 1, 3, 10) + long(12) + words(12, 0) + long(16 + 12 * groups.count) + long(0) + long(groups.count)
      + groups.flatMap { long($0.0) + long($0.1) + long($0.2) }
    let places = (0...glyphs).flatMap { long($0 * outline.count) }
    return [
      ("COLR", layers(&chance)), ("CPAL", palette(&chance)), ("cmap", map),
      ("glyf", Array(repeatElement(outline, count: glyphs).joined())), ("head", head), ("hhea", hhea),
      ("hmtx", metrics),
      ("loca", places), ("maxp", maxp),
    ]
  }

  /// A triangle.
  private var outline: [UInt8] {
    words(1, 0, 0, 600, 700, 2, 0) + [1, 1, 1] + words(0, 600, 0xFED4) + words(0, 0, 700) + [0]
  }

  private func layers(_ chance: inout FuzzChance) -> [UInt8] {
    let (bases, count) = (chance.number(1...glyphs), chance.number(1...12))
    var records: [UInt8] = []
    for base in 0..<bases {
      let first = chance.number(0...count - 1)
      records += words(
        chance.field(base, bytes: 2), chance.field(first, bytes: 2),
        chance.field(chance.number(0...count - first), bytes: 2))
    }
    var layers: [UInt8] = []
    for _ in 0..<count {
      layers += words(
        chance.field(chance.number(0...glyphs - 1), bytes: 2),
        chance.field(chance.one(of: [0, 1, 2, 0xFFFF]), bytes: 2))
    }
    let version = chance.field(chance.happens(oneIn: 6) ? 1 : 0, bytes: 2)
    let start = version == 1 ? 34 : 14
    let head =
      words(version, chance.field(bases, bytes: 2)) + long(chance.field(start, bytes: 4))
      + long(chance.field(start + records.count, bytes: 4)) + words(chance.field(count, bytes: 2))
    let more = version == 1 ? (0..<5).flatMap { _ in long(chance.field(0, bytes: 4)) } : []
    return head + more + records + layers
  }

  private func palette(_ chance: inout FuzzChance) -> [UInt8] {
    let (entries, palettes) = (chance.number(1...4), chance.number(1...2))
    let colors = (0..<entries * palettes * 4).map { _ in UInt8(chance.number(0...255)) }
    return words(chance.field(0, bytes: 2), chance.field(entries, bytes: 2), chance.field(palettes, bytes: 2))
      + words(chance.field(entries * palettes, bytes: 2)) + long(chance.field(12 + 2 * palettes, bytes: 4))
      + (0..<palettes).flatMap { words(chance.field($0 * entries, bytes: 2)) } + colors
  }

  /// The file of some tables, with the sums that they have.
  func file(_ tables: [(tag: String, bytes: [UInt8])], _ chance: inout FuzzChance) -> [UInt8] {
    var directory = long(0x10000) + words(tables.count, 128, 3, tables.count * 16 - 128)
    var content: [UInt8] = []
    for (tag, bytes) in tables {
      let start = 12 + 16 * tables.count + content.count
      let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
      directory += Array(tag.utf8) + long(sum(padded)) + long(chance.field(start, bytes: 4))
      directory += long(chance.field(bytes.count, bytes: 4))
      content += padded
    }
    return directory + content
  }

  private func sum(_ bytes: [UInt8]) -> Int {
    stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, start in
      (sum + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) & 0xFFFF_FFFF
    }
  }
}
