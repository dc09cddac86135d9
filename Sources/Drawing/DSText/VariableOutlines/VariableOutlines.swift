import DSDiagnostics
import DSGeometry

/// The outlines of a variable font's TrueType glyphs at a place between its masters.
///
/// HarfBuzz gives them too, but adds up their parts in single precision, and since version 10 in a different order, so that
/// a coordinate depends on the distribution. Here everything is double. Source: OpenType specification, "glyf — Glyph
/// Data".
struct VariableOutlines: Sendable {
  private let bytes: FontBytes
  private let glyf: Range<Int>
  private let loca: Range<Int>
  private let hasLongPlaces: Bool
  private let metrics: Range<Int>
  private let longMetrics: Int
  private let variations: GlyphVariations
  private let place: [Int32]

  /// The outlines at a place of the font whose tables lie in these ranges; nil if its outlines are not TrueType's or do not
  /// vary, or at its default, where HarfBuzz has nothing to add up.
  init?(_ tables: [String: Range<Int>], in bytes: FontBytes, at place: [Int32]) {
    guard place.contains(where: { $0 != 0 }), let glyf = tables["glyf"], let loca = tables["loca"],
      let gvar = tables["gvar"], let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
      let format = bytes.number(in: head, at: 50, width: 2), let long = bytes.number(in: hhea, at: 34, width: 2),
      let variations = try? GlyphVariations(bytes, in: gvar)
    else { return nil }
    self.bytes = bytes
    (self.glyf, self.loca, metrics, longMetrics) = (glyf, loca, hmtx, long)
    hasLongPlaces = format == 1
    self.variations = variations
    self.place = place
  }

  /// The outline of a glyph in font units, y down; nil if the font is damaged there or the glyph has more parts than
  /// fonts have, which is left to HarfBuzz.
  func outline(of glyph: UInt32) -> Path? {
    var parts = 0
    guard var points = try? points(of: Int(glyph), depth: 0, parts: &parts) else { return nil }
    // The glyph begins where its metrics say.
    let left = points[points.count - 4].x
    for index in points.indices { points[index].x -= left }
    return Path(through: points.dropLast(4))
  }

  /// The moved points of a glyph, and the four of its metrics: left, right, top and bottom.
  private func points(of glyph: Int, depth: Int, parts: inout Int) throws(FontCursor.Damage) -> [GlyphPoint] {
    parts += 1
    guard depth < Limits.glyphNesting, parts <= Limits.glyphComponents else { throw FontCursor.Damage() }
    let ends = [GlyphPoint](repeating: GlyphPoint(x: 0, y: 0), count: 4)
    guard var data = try data(of: glyph) else { return ends }
    let contours = try data.signed()
    let least = Double(try data.signed())
    try data.skip(6)
    var metrics = ends
    metrics[0].x = least - Double(try leftBearing(of: glyph))
    if contours >= 0 {
      var points = try SimpleGlyph.points(&data, contours: contours) + metrics
      try variations.move(&points, of: glyph, to: place)
      return points
    }
    let components = try GlyphComponent.all(&data)
    var moved = components.map(\.offset) + metrics
    try variations.move(&moved, of: glyph, to: place)
    metrics = Array(moved.suffix(4))
    var whole: [GlyphPoint] = []
    for (index, component) in components.enumerated() {
      var points = try points(of: component.glyph, depth: depth + 1, parts: &parts)
      if component.usesMetrics { metrics = Array(points.suffix(4)) }
      points.removeLast(4)
      try component.place(&points, by: moved[index], onto: whole)
      whole += points
    }
    return whole + metrics
  }

  /// The data of a glyph; nil for one without an outline.
  private func data(of glyph: Int) throws(FontCursor.Damage) -> FontCursor? {
    var places = try FontCursor(bytes, in: loca).rest(from: glyph * (hasLongPlaces ? 4 : 2))
    let start = hasLongPlaces ? try places.long() : 2 * (try places.word())
    let end = hasLongPlaces ? try places.long() : 2 * (try places.word())
    guard start < end else { return nil }
    var data = try FontCursor(bytes, in: glyf).rest(from: start)
    return try data.part(end - start)
  }

  /// How far the outline of a glyph in the default master begins right of the pen.
  private func leftBearing(of glyph: Int) throws(FontCursor.Damage) -> Int {
    let offset = glyph < longMetrics ? 4 * glyph + 2 : 4 * longMetrics + 2 * (glyph - longMetrics)
    var bearing = try FontCursor(bytes, in: metrics).rest(from: offset)
    return try bearing.signed()
  }
}
