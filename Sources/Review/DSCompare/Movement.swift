import Glibc

/// How far a part of a picture was moved, in pixels to the right and down.
package struct Movement: Hashable, Sendable {
  /// To the right.
  package var x: Int
  /// Down.
  package var y: Int

  /// No pixel in either direction.
  package static let none = Movement(x: 0, y: 0)

  /// As many pixels to the right and down.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Finds the parts of a picture that moved and are unchanged pixel by pixel.
///
/// 1. Four small windows of a changed region, where it has the most detail, are searched for in the expected picture.
/// 2. A distance at which one is found must explain every pixel of the region except those at its edges that were
///    uncovered, and a good part of the pixels that differ.
/// 3. What is gone from one region and appeared in another of the same size was moved too.
package struct MovementFinder {
  /// The farthest that is looked, in either direction.
  static let reach = 128
  /// Regions that are looked at.
  private static let most = 8

  private let expected: PixelRows
  private let actual: PixelRows

  /// A finder for two pictures, whose pixels have the same kind of bytes.
  package init(expected: PixelRows, actual: PixelRows) {
    precondition(expected.step == actual.step, "pixels are compared by their bytes")
    self.expected = expected
    self.actual = actual
  }

  /// How each region was moved, nil if it was not; the regions are those of the difference of both pictures.
  package func movements(of regions: [Difference.Region]) -> [Movement?] {
    var found = [Movement?](repeating: nil, count: regions.count)
    let looked = regions.indices.filter { isInside(regions[$0].rect) }.prefix(Self.most)
    for index in looked { found[index] = movement(of: regions[index]) }
    for index in looked where found[index] == nil {
      let rect = regions[index].rect
      let source = looked.first { other in
        let from = regions[other].rect
        return other != index && from.width == rect.width && from.height == rect.height
          && matches(rect, Movement(x: rect.x - from.x, y: rect.y - from.y))
      }
      guard let source, !isFlat(rect) else { continue }
      found[index] = Movement(x: rect.x - regions[source].rect.x, y: rect.y - regions[source].rect.y)
    }
    return found
  }

  /// How far everything that differs was moved; nil if not all of it was, or not as far.
  func movement(ofAll regions: [Difference.Region]) -> Movement? {
    guard let first = regions.first, regions.allSatisfy({ isInside($0.rect) }), let found = movement(of: first),
      regions.dropFirst().allSatisfy({ explains(found, $0) })
    else { return nil }
    return found
  }

  private func isInside(_ rect: PixelRect) -> Bool {
    rect.x + rect.width <= min(expected.width, actual.width)
      && rect.y + rect.height <= min(expected.height, actual.height)
  }

  private func isFlat(_ rect: PixelRect) -> Bool { activity(rect) == 0 }

  /// How many pixels of the actual picture are not as those before or above them.
  private func activity(_ rect: PixelRect) -> Int {
    var count = 0
    for y in rect.y..<rect.y + rect.height {
      let row = actual[y]
      let above = y > rect.y ? actual[y - 1] : row
      for x in rect.x..<rect.x + rect.width {
        let pixel = actual.pixel(row, x)
        if x > rect.x, pixel != actual.pixel(row, x - 1) { count += 1 }
        if pixel != actual.pixel(above, x) { count += 1 }
      }
    }
    return count
  }

  private func movement(of region: Difference.Region) -> Movement? {
    let candidates = Set(windows(of: region.rect).flatMap { places(of: $0, in: region.rect) })
    return candidates.sorted { (abs($0.x) + abs($0.y), $0.y, $0.x) < (abs($1.x) + abs($1.y), $1.y, $1.x) }
      .first { explains($0, region) }
  }

  /// The window of each quarter in which most happens.
  private func windows(of rect: PixelRect) -> [PixelRect] {
    let (width, height) = (min(8, rect.width), min(4, rect.height))
    var found: [PixelRect] = []
    for quarter in 0..<4 {
      let left = rect.x + quarter % 2 * (rect.width / 2)
      let top = rect.y + quarter / 2 * (rect.height / 2)
      var best: (window: PixelRect, activity: Int)?
      for row in 0..<8 {
        for column in 0..<8 {
          let x = min(left + column * max(1, rect.width / 16), rect.x + rect.width - width)
          let y = min(top + row * max(1, rect.height / 16), rect.y + rect.height - height)
          let window = PixelRect(x: x, y: y, width: width, height: height)
          let activity = activity(window)
          if activity > best?.activity ?? 0 { best = (window, activity) }
        }
      }
      if let best { found.append(best.window) }
    }
    return found
  }

  /// From how far the pixels of a window may have come.
  private func places(of window: PixelRect, in rect: PixelRect) -> [Movement] {
    let first = actual.pixel(actual[window.y], window.x)
    var found: [Movement] = []
    let rows = max(rect.y, window.y - Self.reach)...min(rect.y + rect.height - window.height, window.y + Self.reach)
    let columns = max(rect.x, window.x - Self.reach)...min(rect.x + rect.width - window.width, window.x + Self.reach)
    for y in rows {
      let row = expected[y]
      for x in columns where expected.pixel(row, x) == first {
        let movement = Movement(x: window.x - x, y: window.y - y)
        if movement != Movement(x: 0, y: 0), matches(window, movement) { found.append(movement) }
        // A window that is found everywhere proves nothing.
        if found.count == 64 { return [] }
      }
    }
    return found
  }

  /// Whether the pixels of the actual picture are those of the expected one from so far.
  private func matches(_ rect: PixelRect, _ movement: Movement) -> Bool {
    for y in rect.y..<rect.y + rect.height {
      let now = actual[y] + rect.x * actual.step
      let before = expected[y - movement.y] + (rect.x - movement.x) * expected.step
      if memcmp(now, before, rect.width * actual.step) != 0 { return false }
    }
    return true
  }

  private func explains(_ movement: Movement, _ region: Difference.Region) -> Bool {
    let rect = region.rect
    let moved = PixelRect(
      x: rect.x + max(0, movement.x), y: rect.y + max(0, movement.y), width: rect.width - abs(movement.x),
      height: rect.height - abs(movement.y))
    guard moved.width > 0, moved.height > 0, matches(moved, movement) else { return false }
    var differing = 0
    for y in moved.y..<moved.y + moved.height {
      let (now, before) = (actual[y], expected[y])
      for x in moved.x..<moved.x + moved.width where actual.pixel(now, x) != expected.pixel(before, x) {
        differing += 1
      }
      if differing * 4 >= region.pixels { return true }
    }
    return false
  }
}
