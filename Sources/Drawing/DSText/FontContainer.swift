/// The table directory of a font file, checked before HarfBuzz sees the file.
///
/// HarfBuzz drops a table that reaches beyond the file's end and draws without it, so a truncated file would give wrong
/// glyphs instead of an error. Source: OpenType specification, "The OpenType font file".
struct FontContainer {
  /// Why a file's bytes are not a usable font.
  enum Failure: Error, Equatable {
    /// The first bytes are those of no font format.
    case notAFont
    /// The file is packed for the web (WOFF or WOFF2).
    case packed
    /// The collection has no font of this index.
    case noSuchIndex(count: Int)
    /// The table reaches beyond the end of the file.
    case truncated(table: String)
    /// A table is missing without which nothing can be drawn.
    case lacks(String)
    /// A table exists and cannot be read; the text explains why.
    case damaged(table: String, String)
  }

  /// Where the font's tables lie in the file, by tag.
  let tables: [String: Range<Int>]
  /// The sums of the tables' bytes, by tag, as the directory has them.
  let checksums: [String: UInt32]
  /// Whether the file holds several fonts.
  let isCollection: Bool

  /// Reads the directory of the font at `index`.
  init(_ bytes: FontBytes, index: Int) throws(Failure) {
    func tag(at offset: Int) -> String? {
      bytes.number(at: offset, width: 4).map { value in
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
      }
    }
    var directory = 0
    isCollection = tag(at: 0) == "ttcf"
    if isCollection {
      guard let count = bytes.number(at: 8, width: 4) else { throw .truncated(table: "ttcf") }
      guard (0..<count).contains(index) else { throw .noSuchIndex(count: count) }
      guard let offset = bytes.number(at: 12 + 4 * index, width: 4) else { throw .truncated(table: "ttcf") }
      directory = offset
    } else if index != 0 {
      throw .noSuchIndex(count: 1)
    }
    switch tag(at: directory) {
    case "\0\u{1}\0\0", "OTTO", "true": break
    case "wOFF", "wOF2": throw .packed
    default: throw .notAFont
    }
    guard let count = bytes.number(at: directory + 4, width: 2) else { throw .truncated(table: "directory") }
    var tables: [String: Range<Int>] = [:]
    var checksums: [String: UInt32] = [:]
    for record in (0..<count).map({ directory + 12 + 16 * $0 }) {
      guard let name = tag(at: record), let sum = bytes.number(at: record + 4, width: 4),
        let offset = bytes.number(at: record + 8, width: 4),
        let length = bytes.number(at: record + 12, width: 4)
      else { throw .truncated(table: "directory") }
      guard offset + length <= bytes.count else { throw .truncated(table: name) }
      guard tables.updateValue(offset..<offset + length, forKey: name) == nil else {
        throw .damaged(table: name, "is listed twice")
      }
      checksums[name] = UInt32(truncatingIfNeeded: sum)
    }
    for name in ["head", "hhea", "hmtx", "maxp", "cmap"] where tables[name] == nil { throw .lacks(name) }
    if Set(tables.keys).isDisjoint(with: ["glyf", "CFF ", "CFF2"]) { throw .lacks("glyf") }
    self.tables = tables
    self.checksums = checksums
    if let damage = damage(in: bytes) { throw damage }
  }
}
