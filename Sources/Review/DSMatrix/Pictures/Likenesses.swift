import DSCompare
import DSGeometry
import DSImage
import DSReport

extension DifferenceTraits {
  /// What the difference has in common with others, the most telling first.
  func likenesses(of change: ShotReport.Change, _ movements: [String]) -> [ShotReport.Likeness] {
    var found: [ShotReport.Likeness] = []
    if let shift { found.append(ShotReport.Likeness(.shift, shift.text)) }
    if let moved = movements.first, movements.count == 1, shift == nil {
      found.append(ShotReport.Likeness(.shift, moved))
    }
    if !recolourings.isEmpty {
      found.append(ShotReport.Likeness(.recolouring, recolourings.map(\.text).joined(separator: ", ")))
    }
    found.append(ShotReport.Likeness(.equal, "the same pixels differ in the same way", key: hash.text))
    if !change.regions.isEmpty {
      found.append(ShotReport.Likeness(.place, change.regions.prefix(4).map(\.text).joined(separator: "; ")))
    }
    return found
  }
}

extension DifferenceShape {
  /// What it looks like; lengths are in points.
  func shape(scale: Double) -> ShotReport.Shape {
    switch self {
    case .pixels(let hash): return ShotReport.Shape(hash: hash)
    case .moved(let distance, let columns, let rows):
      func points(_ pixels: Int) -> String { (Double(pixels) / scale).text(digits: 2) }
      func change(_ pixels: Int, _ words: String) -> String? {
        pixels == 0
          ? nil : "\(points(abs(pixels))) pt \(pixels > 0 ? words : words == "wider" ? "narrower" : "shorter")"
      }
      let moved =
        distance == Movement(x: 0, y: 0) ? nil : "everything moved by \(points(distance.x)), \(points(distance.y)) pt"
      let size = [change(columns, "wider"), change(rows, "taller")].compactMap(\.self).joined(separator: " and ")
      let text = [moved, "the picture is \(size)", "nothing else differs"].compactMap(\.self).joined(separator: "; ")
      return ShotReport.Shape(movement: text)
    }
  }
}

extension DifferenceTraits.Shift {
  /// `moved down by 24 px from y 310`.
  fileprivate var text: String { "moved \(distance > 0 ? "down" : "up") by \(abs(distance)) px from y \(y)" }
}

extension DifferenceTraits.Recolouring {
  /// `#3355aa → #2244cc`.
  fileprivate var text: String { "\(Self.text(of: before)) → \(Self.text(of: after))" }

  private static func text(of color: UInt32) -> String {
    func digits(_ value: UInt32) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map(digits).joined()
    return "#" + parts + (color >> 24 == 255 ? "" : digits(color >> 24))
  }
}
