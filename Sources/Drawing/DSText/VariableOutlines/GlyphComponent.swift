/// A glyph within a glyph that is made of others.
struct GlyphComponent {
  /// Which glyph.
  let glyph: Int
  /// Whether the whole has this glyph's metrics.
  let usesMetrics: Bool
  /// Where its origin is; not yet moved.
  let offset: GlyphPoint
  /// A point of the whole so far and one of the component that come to lie on each other; nil if an offset places it.
  private let anchors: (whole: Int, component: Int)?
  /// The factors that turn and scale it: x by x, y by x, x by y, y by y.
  private let matrix: (Double, Double, Double, Double)
  private let scalesOffset: Bool

  /// The components of a glyph, from after its bounds on.
  static func all(_ data: inout FontCursor) throws(FontCursor.Damage) -> [GlyphComponent] {
    var components: [GlyphComponent] = []
    var flags: Int
    repeat {
      flags = try data.word()
      components.append(try GlyphComponent(&data, flags))
    } while flags & Flag.isFollowed != 0
    return components
  }

  private init(_ data: inout FontCursor, _ flags: Int) throws(FontCursor.Damage) {
    glyph = try data.word()
    usesMetrics = flags & Flag.usesMetrics != 0
    if flags & Flag.hasOffset != 0 {
      let x = flags & Flag.hasWords != 0 ? try data.signed() : try data.signedByte()
      let y = flags & Flag.hasWords != 0 ? try data.signed() : try data.signedByte()
      offset = GlyphPoint(x: Double(x), y: Double(y))
      anchors = nil
    } else {
      let whole = flags & Flag.hasWords != 0 ? try data.word() : try data.byte()
      anchors = (whole, flags & Flag.hasWords != 0 ? try data.word() : try data.byte())
      offset = GlyphPoint(x: 0, y: 0)
    }
    func factor() throws(FontCursor.Damage) -> Double { Double(try data.signed()) / 16_384 }
    if flags & Flag.hasScale != 0 {
      let scale = try factor()
      matrix = (scale, 0, 0, scale)
    } else if flags & Flag.hasScales != 0 {
      let x = try factor()
      matrix = (x, 0, 0, try factor())
    } else if flags & Flag.hasMatrix != 0 {
      matrix = (try factor(), try factor(), try factor(), try factor())
    } else {
      matrix = (1, 0, 0, 1)
    }
    scalesOffset = flags & Flag.scalesOffset != 0 && flags & Flag.keepsOffset == 0
  }

  /// Turns, scales and places the component's points: by its offset, as it was moved, or onto a point of the whole.
  func place(
    _ points: inout [GlyphPoint], by offset: GlyphPoint, onto whole: [GlyphPoint]
  ) throws(FontCursor.Damage) {
    for index in points.indices {
      if scalesOffset { points[index].move(x: offset.x, y: offset.y) }
      let (x, y) = (points[index].x, points[index].y)
      points[index].x = x * matrix.0 + y * matrix.2
      points[index].y = x * matrix.1 + y * matrix.3
      if !scalesOffset { points[index].move(x: offset.x, y: offset.y) }
    }
    guard let anchors else { return }
    guard anchors.whole < whole.count, anchors.component < points.count else { throw FontCursor.Damage() }
    let (target, own) = (whole[anchors.whole], points[anchors.component])
    for index in points.indices { points[index].move(x: target.x - own.x, y: target.y - own.y) }
  }

  private enum Flag {
    static let hasWords = 0x0001
    static let hasOffset = 0x0002
    static let hasScale = 0x0008
    static let isFollowed = 0x0020
    static let hasScales = 0x0040
    static let hasMatrix = 0x0080
    static let usesMetrics = 0x0200
    static let scalesOffset = 0x0800
    static let keepsOffset = 0x1000
  }
}
