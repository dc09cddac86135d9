/// Where the weights and widths of a variable font lie between its masters, read from its tables `fvar` and `avar`.
///
/// HarfBuzz reads them too, but its versions round differently: at one of four weights between masters, 12 is a step of
/// 1/16,384 from 6, which moves outlines and widths. Source: OpenType specification, "Coordinate scales and
/// normalization".
struct WeightAxis: Sendable {
  private struct Axis {
    var tag: Int
    var least: Float
    var normal: Float
    var most: Float
    /// Places before and after the table `avar`, in steps of 1/16,384, ascending.
    var map: [(from: Int, to: Int)] = []
  }

  private let axes: [Axis]

  /// The axes of a font whose tables lie in these ranges; nil if it has neither weights nor widths, or a table of a
  /// version that is not known.
  init?(_ tables: [String: Range<Int>], in bytes: FontBytes) {
    guard let fvar = tables["fvar"], bytes.number(in: fvar, at: 0, width: 2) == 1,
      let first = bytes.number(in: fvar, at: 4, width: 2), let count = bytes.number(in: fvar, at: 8, width: 2),
      let size = bytes.number(in: fvar, at: 10, width: 2)
    else { return nil }
    var axes: [Axis] = []
    for index in 0..<count {
      func number(_ offset: Int) -> Int? { bytes.number(in: fvar, at: first + index * size + offset, width: 4) }
      func fixed(_ offset: Int) -> Float? { number(offset).map { Float(Int32(truncatingIfNeeded: $0)) / 65_536 } }
      guard let tag = number(0), let least = fixed(4), let normal = fixed(8), let most = fixed(12) else { return nil }
      axes.append(
        Axis(
          tag: tag, least: min(least, normal), normal: normal, most: max(most, normal)))
    }
    guard axes.contains(where: { $0.tag == OpenedFont.weightTag || $0.tag == OpenedFont.widthTag }) else { return nil }
    if let avar = tables["avar"] {
      guard let maps = Self.maps(of: avar, in: bytes) else { return nil }
      for (index, map) in maps.prefix(axes.count).enumerated() { axes[index].map = map }
    }
    self.axes = axes
  }

  private static func maps(of avar: Range<Int>, in bytes: FontBytes) -> [[(from: Int, to: Int)]]? {
    func number(_ offset: Int) -> Int? { bytes.number(in: avar, at: offset, width: 2) }
    guard number(0) == 1, let count = number(6) else { return nil }
    var maps: [[(from: Int, to: Int)]] = []
    var offset = 8
    for _ in 0..<count {
      guard let pairs = number(offset) else { return nil }
      var map: [(from: Int, to: Int)] = []
      for pair in 0..<pairs {
        guard let from = number(offset + 2 + 4 * pair), let to = number(offset + 4 + 4 * pair) else { return nil }
        map.append((Int(Int16(truncatingIfNeeded: from)), Int(Int16(truncatingIfNeeded: to))))
      }
      maps.append(map)
      offset += 2 + 4 * pairs
    }
    return maps
  }

  /// The place of a weight and a width on each axis of the font, in steps of 1/16,384 of the way from its default to its
  /// end; other axes stay at their defaults, and so does that of widths without one.
  func coordinates(_ weight: Double, width: Double? = nil) -> [Int32] {
    axes.map { axis in
      var place = 0
      let wanted = axis.tag == OpenedFont.weightTag ? weight : axis.tag == OpenedFont.widthTag ? width : nil
      if let wanted {
        let value = min(max(Float(wanted), axis.least), axis.most)
        let length = value < axis.normal ? axis.normal - axis.least : axis.most - axis.normal
        if value != axis.normal { place = Int(((value - axis.normal) / length * 16_384).rounded()) }
      }
      return Int32(clamping: Self.map(place, by: axis.map))
    }
  }

  /// The place that a table gives to another: on the line between two of its pairs, and moved as its ends are beyond
  /// them.
  private static func map(_ place: Int, by pairs: [(from: Int, to: Int)]) -> Int {
    guard let first = pairs.first, let last = pairs.last else { return place }
    if place <= first.from { return place - first.from + first.to }
    guard let next = pairs.firstIndex(where: { $0.from >= place }) else { return place - last.from + last.to }
    let (low, high) = (pairs[next - 1], pairs[next])
    if place == high.from { return high.to }
    let share = Float(high.to - low.to) * Float(place - low.from) / Float(high.from - low.from)
    return Int((Float(low.to) + share).rounded())
  }
}
