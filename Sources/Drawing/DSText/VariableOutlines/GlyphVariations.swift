/// How the points of a variable font's glyphs move between its masters: the table `gvar`.
///
/// Source: OpenType specification, "gvar — Glyph Variations Table", "Font variations common table formats" and
/// "Algorithm for interpolation of font variations".
struct GlyphVariations: Sendable {
  private let bytes: FontBytes
  private let table: Range<Int>
  private let axes: Int
  private let sharedCount: Int
  private let sharedPlace: Int
  private let glyphs: Int
  private let hasLongPlaces: Bool
  private let dataPlace: Int

  /// Reads the head of the table, whose bytes lie in `table`.
  init(_ bytes: FontBytes, in table: Range<Int>) throws(FontCursor.Damage) {
    self.bytes = bytes
    self.table = table
    var cursor = FontCursor(bytes, in: table)
    try cursor.skip(4)
    axes = try cursor.word()
    sharedCount = try cursor.word()
    sharedPlace = try cursor.long()
    glyphs = try cursor.word()
    hasLongPlaces = try cursor.word() & 1 == 1
    dataPlace = try cursor.long()
  }

  /// Moves the points of a glyph, of which the last four are those of its metrics, to a place between the masters.
  ///
  /// The place has a number for each axis, in steps of 1/16,384 of the way from its default to its end. Points without a
  /// move of their own follow their neighbours on the contour; those outside of contours stay.
  func move(_ points: inout [GlyphPoint], of glyph: Int, to place: [Int32]) throws(FontCursor.Damage) {
    guard var data = try data(of: glyph) else { return }
    let whole = data
    let count = try data.word()
    var numbers = try whole.rest(from: try data.word())
    let shared = count & 0x8000 == 0 ? nil : try Self.pointNumbers(&numbers)
    let original = points
    for _ in 0..<(count & 0x0FFF) {
      let size = try data.word()
      let index = try data.word()
      let weight = try self.weight(at: place, of: index, &data)
      var part = try numbers.part(size)
      guard weight != 0 else { continue }
      let own = index & 0x2000 == 0 ? shared : try Self.pointNumbers(&part)
      let moved = own ?? Array(original.indices)
      let x = try Self.distances(&part, count: moved.count)
      let y = try Self.distances(&part, count: moved.count)
      var moves = Moves(count: points.count)
      for (position, point) in moved.enumerated() where point < points.count {
        moves.add(x: Double(x[position]) * weight, y: Double(y[position]) * weight, to: point)
      }
      if own != nil { moves.infer(along: original) }
      for point in points.indices { points[point].move(x: moves.x[point], y: moves.y[point]) }
    }
  }

  /// The data of a glyph; nil if it is the same in all masters.
  private func data(of glyph: Int) throws(FontCursor.Damage) -> FontCursor? {
    guard glyph < glyphs else { return nil }
    let head = FontCursor(bytes, in: table)
    var places = try head.rest(from: 20 + glyph * (hasLongPlaces ? 4 : 2))
    let start = hasLongPlaces ? try places.long() : 2 * (try places.word())
    let end = hasLongPlaces ? try places.long() : 2 * (try places.word())
    guard start < end else { return nil }
    var data = try head.rest(from: dataPlace + start)
    return try data.part(end - start)
  }

  /// How much of a variation counts at a place: 1 at its peak, 0 outside of its region. Reads the region's peak, start
  /// and end where the variation has its own.
  private func weight(
    at place: [Int32], of index: Int, _ data: inout FontCursor
  ) throws(FontCursor.Damage) -> Double {
    let peaks: [Int]
    if index & 0x8000 != 0 {
      peaks = try data.signed(count: axes)
    } else {
      guard index & 0x0FFF < sharedCount else { throw FontCursor.Damage() }
      var shared = try FontCursor(bytes, in: table).rest(from: sharedPlace + (index & 0x0FFF) * axes * 2)
      peaks = try shared.signed(count: axes)
    }
    var bounds: (starts: [Int], ends: [Int])?
    if index & 0x4000 != 0 { bounds = (try data.signed(count: axes), try data.signed(count: axes)) }
    var weight = 1.0
    for (axis, peak) in peaks.enumerated() where peak != 0 {
      let value = axis < place.count ? Int(place[axis]) : 0
      if value == peak { continue }
      let start = bounds?.starts[axis] ?? min(0, peak)
      let end = bounds?.ends[axis] ?? max(0, peak)
      // A region with its peak outside, or on both sides of the default, does not depend on the axis.
      if start > peak || peak > end || start < 0 && end > 0 { continue }
      guard value > start && value < end else { return 0 }
      weight *= value < peak ? Double(value - start) / Double(peak - start) : Double(end - value) / Double(end - peak)
    }
    return weight
  }

  /// The packed numbers of the points that a variation moves; nil for all points.
  private static func pointNumbers(_ data: inout FontCursor) throws(FontCursor.Damage) -> [Int]? {
    var count = try data.byte()
    if count == 0 { return nil }
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try data.byte()) }
    var numbers: [Int] = []
    var last = 0
    while numbers.count < count {
      let control = try data.byte()
      for _ in 0...(control & 0x7F) where numbers.count < count {
        last += control & 0x80 != 0 ? try data.word() : try data.byte()
        numbers.append(last)
      }
    }
    return numbers
  }

  /// Packed distances in font units.
  private static func distances(_ data: inout FontCursor, count: Int) throws(FontCursor.Damage) -> [Int] {
    var distances: [Int] = []
    distances.reserveCapacity(count)
    while distances.count < count {
      let control = try data.byte()
      for _ in 0...(control & 0x3F) where distances.count < count {
        switch control & 0xC0 {
        case 0x80: distances.append(0)
        case 0x40: distances.append(try data.signed())
        case 0xC0: distances.append(Int(Int32(truncatingIfNeeded: try data.long())))
        default: distances.append(try data.signedByte())
        }
      }
    }
    return distances
  }
}

/// How far one variation moves each point of a glyph, in font units.
private struct Moves {
  var x: [Double]
  var y: [Double]
  private var isKnown: [Bool]

  init(count: Int) {
    x = Array(repeating: 0, count: count)
    y = x
    isKnown = Array(repeating: false, count: count)
  }

  mutating func add(x: Double, y: Double, to point: Int) {
    self.x[point] += x
    self.y[point] += y
    isKnown[point] = true
  }

  /// Moves the points between two that are known by what lies between their moves, contour by contour.
  mutating func infer(along points: [GlyphPoint]) {
    var first = 0
    for end in points.indices where points[end].isEnd {
      infer(in: first...end, along: points)
      first = end + 1
    }
  }

  private mutating func infer(in contour: ClosedRange<Int>, along points: [GlyphPoint]) {
    let known = contour.filter { isKnown[$0] }
    guard let first = known.first, known.count < contour.count else { return }
    for (index, before) in known.enumerated() {
      let after = index + 1 < known.count ? known[index + 1] : first
      var point = before == contour.upperBound ? contour.lowerBound : before + 1
      while point != after {
        x[point] = between(points[before].x, points[after].x, at: points[point].x, moves: x[before], x[after])
        y[point] = between(points[before].y, points[after].y, at: points[point].y, moves: y[before], y[after])
        point = point == contour.upperBound ? contour.lowerBound : point + 1
      }
    }
  }

  /// The move at a place on one axis: on the line between those of two others, and that of the nearer one beyond them.
  private func between(_ a: Double, _ b: Double, at place: Double, moves first: Double, _ second: Double) -> Double {
    if a == b { return first == second ? first : 0 }
    if place <= min(a, b) { return a < b ? first : second }
    if place >= max(a, b) { return a > b ? first : second }
    return first + (place - a) / (b - a) * (second - first)
  }
}
