import CFontTables
import CHarfBuzz

extension FontContainer {
  /// Why the font cannot be drawn with: a table that is there but cannot be read as what it is; nil if all can.
  ///
  /// HarfBuzz takes such a table for an empty one, so that every character would be missing, or without a width or an
  /// outline. Source: OpenType specification, the pages of the tables.
  func damage(in bytes: FontBytes) -> Failure? {
    for (name, range) in tables.sorted(by: { $0.key < $1.key }) where Self.drawn.contains(name) {
      if range.isEmpty { return .damaged(table: name, "is empty") }
      if bytes.isZero(range) { return .damaged(table: name, "holds zeros only") }
      if let majors = Self.versions[name], !majors.contains(bytes.number(in: range, at: 0, width: 2) ?? 0) {
        return .damaged(table: name, "has a version that does not exist")
      }
    }
    guard let head = tables["head"], let maxp = tables["maxp"], let hhea = tables["hhea"], let hmtx = tables["hmtx"]
    else { return nil }
    guard bytes.number(in: head, at: 12, width: 4) == 0x5F0F_3CF5,
      (16...16_384).contains(bytes.number(in: head, at: 18, width: 2) ?? 0),
      let wide = bytes.number(in: head, at: 50, width: 2), wide <= 1
    else { return .damaged(table: "head", "is not a font header") }
    guard let glyphs = bytes.number(in: maxp, at: 4, width: 2), glyphs > 0 else {
      return .damaged(table: "maxp", "counts no glyph")
    }
    guard let metrics = bytes.number(in: hhea, at: 34, width: 2), (1...glyphs).contains(metrics) else {
      return .damaged(table: "hhea", "counts no widths, or more than there are glyphs")
    }
    guard hmtx.count >= 4 * metrics else { return .damaged(table: "hmtx", "ends before the last width") }
    return outlineDamage(in: bytes, glyphs: glyphs, width: wide == 1 ? 4 : 2)
  }

  /// Why glyphs cannot be found in the table `glyf`: `loca` has to name an ascending place in it for each.
  private func outlineDamage(in bytes: FontBytes, glyphs: Int, width: Int) -> Failure? {
    guard let glyf = tables["glyf"] else {
      guard let cff = tables["CFF "] else { return nil }
      return bytes.number(in: cff, at: 0, width: 1) == 1
        ? nil : .damaged(table: "CFF ", "has a version that does not exist")
    }
    guard let loca = tables["loca"] else { return .lacks("loca") }
    guard loca.count >= (glyphs + 1) * width else { return .damaged(table: "loca", "ends before the last glyph") }
    guard cfont_ascends(bytes.bytes(from: loca.lowerBound), glyphs + 1, width) else {
      return .damaged(table: "loca", "has places that do not ascend")
    }
    let last = (bytes.number(in: loca, at: glyphs * width, width: width) ?? 0) * (width == 2 ? 2 : 1)
    return last <= glyf.count ? nil : .damaged(table: "loca", "has places beyond the table 'glyf'")
  }

  /// A table whose bytes do not match the directory's checksum, or the directory itself; nil if all fit.
  ///
  /// Fonts whose makers never wrote the sums are in use, so that this is not a reason to refuse one.
  func doubt(in bytes: FontBytes) -> String? {
    for (name, range) in tables.sorted(by: { $0.key < $1.key }) where Self.drawn.contains(name) {
      var sum = bytes.checksum(range)
      // The sum of the whole file is in the header, and is left out of the header's own.
      if name == "head" { sum &-= UInt32(bytes.number(in: range, at: 8, width: 4) ?? 0) }
      if sum != checksums[name] { return "its table '\(name)' does not have the checksum of its directory" }
    }
    let whole = bytes.checksum(0..<bytes.count)
    return isCollection || whole == 0xB1B0_AFBA ? nil : "it does not have the checksum of its header"
  }

  /// The tables that decide how text is drawn.
  private static let drawn: Set<String> = [
    "head", "hhea", "hmtx", "maxp", "cmap", "loca", "glyf", "CFF ", "CFF2", "OS/2", "post", "GSUB", "GPOS", "GDEF",
    "fvar", "gvar", "avar", "HVAR", "MVAR", "COLR", "CPAL",
  ]
  /// The major versions of tables that begin with one.
  private static let versions: [String: Set<Int>] = [
    "head": [1], "hhea": [1], "maxp": [0, 1], "GSUB": [1], "GPOS": [1], "GDEF": [1], "fvar": [1], "gvar": [1],
    "avar": [1, 2], "HVAR": [1], "MVAR": [1], "COLR": [0, 1], "CPAL": [0, 1],
  ]

  /// Why a face's characters cannot be drawn: none is mapped, or none of them has an outline; nil if one has.
  static func emptiness(of face: OpaquePointer) -> Failure? {
    let set = hb_set_create()
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_set_destroy(set)
    }
    hb_face_collect_unicodes(face, set)
    var scalar = hb_codepoint_t.max
    var isMapped = false
    while hb_set_next(set, &scalar) != 0 {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph != 0 else { continue }
      isMapped = true
      var extents = hb_glyph_extents_t()
      if hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 { return nil }
    }
    return isMapped
      ? .damaged(table: "glyf' or 'CFF", "has no outline of any character")
      : .damaged(table: "cmap", "maps no character")
  }
}

extension FontBytes {
  /// The big-endian number of `width` bytes at an offset into a table; nil beyond the table's end.
  func number(in table: Range<Int>, at offset: Int, width: Int) -> Int? {
    offset + width <= table.count ? number(at: table.lowerBound + offset, width: width) : nil
  }

  /// Whether all bytes of a range are zero.
  fileprivate func isZero(_ range: Range<Int>) -> Bool {
    UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count).allSatisfy { $0 == 0 }
  }

  /// The sum of the range's big-endian words (OpenType specification, "Calculating checksums").
  fileprivate func checksum(_ range: Range<Int>) -> UInt32 {
    cfont_checksum(bytes(from: range.lowerBound), range.count)
  }

  /// The bytes from an offset on.
  fileprivate func bytes(from offset: Int) -> UnsafePointer<UInt8> {
    (start + offset).assumingMemoryBound(to: UInt8.self)
  }
}
