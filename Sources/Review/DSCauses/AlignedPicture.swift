import DSCompare
import DSGeometry
import DSImage
import DSShotDrawing

/// The difference of two versions of a shot with each view put where it was, so that only what changed is marked; nil if no
/// view has moved.
/// - Parameters:
///   - base: the version that drew `expected`.
///   - now: the version that drew `actual`.
///   - scale: pixels per point.
func alignedPicture(
  base: ShotRenderer.Drawing, _ expected: Bitmap, now: ShotRenderer.Drawing, _ actual: Bitmap, scale: Double
) -> Bitmap? {
  let (before, after) = (ViewPlaces(of: base).views, ViewPlaces(of: now).views)
  let partners = partners(of: after, in: before)
  let containers = Set(after.compactMap(\.parent))
  var parts: [AlignedPart] = []
  // What a view without a partner moves by is what the one around it does.
  var movements: [Movement] = []
  // A stack moves with its views: what is behind them is what is around it.
  var backgrounds: [Movement] = []
  for (index, view) in after.enumerated() {
    let around = view.parent.map { movements[$0] } ?? .none
    movements.append(
      partners[index].map { Movement(from: before[$0].frame, to: view.frame, scale: scale) } ?? around)
    backgrounds.append(
      around == movements[index] ? view.parent.map { backgrounds[$0] } ?? .none : around)
    let isContainer = containers.contains(index)
    parts.append(
      AlignedPart(
        PixelRect(
          isContainer ? view.frame : view.frame.enlarged(to: partners[index].map { before[$0].frame }), scale: scale),
        movements[index], before: backgrounds[index], isContainer: isContainer))
  }
  let gone = gone(before, partners, movements).map { PixelRect($0.frame, scale: scale).moved(by: $0.movement) }
  return alignedDifference(
    actual: actual, expected: expected, parts: parts, gone: gone, reach: pixels(24 * scale, .up))
}

/// For each view its number in another version: the view at the same way, or else the only one that shows the same.
private func partners(of after: [ViewPlaces.View], in before: [ViewPlaces.View]) -> [Int?] {
  let ways = Dictionary(before.indices.map { (before[$0].way, $0) }) { first, _ in first }
  var partners = after.map { ways[$0.way] }
  let taken = Set(partners.compactMap(\.self))
  // Modifiers around a view come and go with its frame, and the ways inside change with them.
  let left = Dictionary(grouping: before.indices.filter { !taken.contains($0) }) { before[$0].likeness }
  let open = Dictionary(grouping: after.indices.filter { partners[$0] == nil }) { after[$0].likeness }
  for (likeness, members) in open {
    guard members.count == 1, let candidates = left[likeness], candidates.count == 1 else { continue }
    partners[members[0]] = candidates[0]
  }
  return partners
}

/// The views that have no partner, with the movement of the view around them; those inside of one that is gone are gone
/// with it.
private func gone(
  _ before: [ViewPlaces.View], _ partners: [Int?], _ movements: [Movement]
) -> [(frame: Rect, movement: Movement)] {
  let found = zip(partners, movements).compactMap { partner, movement in partner.map { ($0, movement) } }
  let known = Dictionary(found) { first, _ in first }
  return before.indices.compactMap { index in
    guard known[index] == nil, !before[index].isModifier, let parent = before[index].parent, let around = known[parent]
    else { return nil }
    return (before[index].frame, around)
  }
}

/// A length in whole pixels; a frame beyond every picture stays there.
private func pixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
  length.isNaN ? 0 : Int(min(1e8, max(-1e8, length.rounded(rule))))
}

extension Movement {
  /// From one frame's corner to another's, in whole pixels.
  fileprivate init(from before: Rect, to after: Rect, scale: Double) {
    self.init(
      x: pixels(after.minX * scale, .toNearestOrAwayFromZero) - pixels(before.minX * scale, .toNearestOrAwayFromZero),
      y: pixels(after.minY * scale, .toNearestOrAwayFromZero) - pixels(before.minY * scale, .toNearestOrAwayFromZero))
  }
}

extension Rect {
  /// The frame at least as large as an earlier one, so that what a view has lost is seen where it was.
  fileprivate func enlarged(to before: Rect?) -> Rect {
    Rect(x: minX, y: minY, width: max(width, before?.width ?? 0), height: max(height, before?.height ?? 0))
  }
}

extension PixelRect {
  /// The pixels that a frame touches.
  fileprivate init(_ frame: Rect, scale: Double) {
    let (left, top) = (pixels(frame.minX * scale, .down), pixels(frame.minY * scale, .down))
    self.init(
      x: left, y: top, width: pixels(frame.maxX * scale, .up) - left, height: pixels(frame.maxY * scale, .up) - top)
  }

  fileprivate func moved(by movement: Movement) -> PixelRect {
    PixelRect(x: x + movement.x, y: y + movement.y, width: width, height: height)
  }
}
