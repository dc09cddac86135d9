/// A glyph that is made of contours.
enum SimpleGlyph {
  /// The points of the contours, from after the glyph's bounds on.
  static func points(_ data: inout FontCursor, contours: Int) throws(FontCursor.Damage) -> [GlyphPoint] {
    var lasts: [Int] = []
    for _ in 0..<contours { lasts.append(try data.word()) }
    let count = (lasts.last ?? -1) + 1
    guard zip(lasts, lasts.dropFirst()).allSatisfy({ $0 <= $1 }) else { throw FontCursor.Damage() }
    try data.skip(try data.word())
    var flags: [Int] = []
    while flags.count < count {
      let flag = try data.byte()
      let repeats = flag & Flag.repeats == 0 ? 0 : try data.byte()
      for _ in 0...repeats { flags.append(flag) }
    }
    flags.removeLast(flags.count - count)
    let x = try places(&data, flags, short: Flag.shortX, same: Flag.sameX)
    let y = try places(&data, flags, short: Flag.shortY, same: Flag.sameY)
    var points = flags.indices.map {
      GlyphPoint(x: Double(x[$0]), y: Double(y[$0]), isOnCurve: flags[$0] & Flag.onCurve != 0)
    }
    for last in lasts { points[last].isEnd = true }
    return points
  }

  /// The places of points on one axis, each of which is stored as the distance from the one before.
  private static func places(
    _ data: inout FontCursor, _ flags: [Int], short: Int, same: Int
  ) throws(FontCursor.Damage) -> [Int] {
    var place = 0
    var places: [Int] = []
    places.reserveCapacity(flags.count)
    for flag in flags {
      if flag & short != 0 {
        let distance = try data.byte()
        place += flag & same != 0 ? distance : -distance
      } else if flag & same == 0 {
        place += try data.signed()
      }
      places.append(place)
    }
    return places
  }

  private enum Flag {
    static let onCurve = 0x01
    static let shortX = 0x02
    static let shortY = 0x04
    static let repeats = 0x08
    static let sameX = 0x10
    static let sameY = 0x20
  }
}
