package import DSImage

/// A part of a picture that was at a different place in the expected one.
package struct AlignedPart: Sendable, Equatable {
  /// Its rectangle in the actual picture.
  package var rect: PixelRect
  /// How many columns and rows it has moved.
  package var movement: Movement
  /// The movement of what is behind it.
  package var background: Movement
  /// Whether it contains other parts, between which what is behind them is seen.
  package var isContainer: Bool

  /// A part.
  package init(_ rect: PixelRect, _ movement: Movement, before background: Movement = .none, isContainer: Bool = false)
  {
    (self.rect, self.movement, self.background, self.isContainer) = (rect, movement, background, isContainer)
  }
}

/// A picture of what differs after every part of the actual picture is put where it was in the expected one: parts that
/// were only pushed aside are not marked.
///
/// The colours are those of `diffImage`: the actual picture in light grey, what changed in magenta, what has no place in the
/// expected picture hatched in blue. Parts that are gone have orange boxes. It has the actual picture's size.
/// - Parameters:
///   - parts: each after the one that contains it, whose movement it replaces.
///   - gone: parts of the expected picture that the actual one lacks, at the place where they would be.
///   - reach: how many pixels beyond its rectangle a part may draw, such as a shadow.
/// - Returns: nil if nothing has moved, or if a part's movement explains no pixel that differs.
package func alignedDifference(
  actual: Bitmap, expected: Bitmap, parts: [AlignedPart], gone: [PixelRect], reach: Int
) -> Bitmap? {
  guard parts.contains(where: { $0.movement != .none }) else { return nil }
  let alignment = Alignment(actual: actual, expected: expected, parts: parts.reversed(), reach: reach)
  var picture = IndexedPicture(width: actual.width, height: actual.height, colors: DiffColor.all)
  var isExplained = false
  for y in 0..<actual.height {
    let row = AlignedRow(y, width: actual.width, alignment.parts, reach: reach)
    for x in 0..<actual.width {
      let pixel = actual.pixels[y * actual.width + x]
      switch alignment.fate(x, y, row) {
      case .same:
        picture[x, y] = faded(pixel)
        if !isExplained { isExplained = alignment.isSame(x, y, .none) != true }
      case .changed: picture[x, y] = DiffColor.changed
      case .added: picture[x, y] = (x + y) % 8 < 2 ? DiffColor.onlyActual : faded(pixel)
      }
    }
  }
  for rect in gone {
    let box = rect.grown(by: 2, width: actual.width, height: actual.height)
    guard box.width > 0, box.height > 0 else { continue }
    drawEdges(box, thickness: 2, DiffColor.onlyExpected, into: &picture)
  }
  return isExplained ? picture.bitmap : nil
}

/// Two pictures and what moved between them.
private struct Alignment {
  /// What became of a pixel of the actual picture.
  enum Fate {
    case same, changed, added
  }

  /// How far a channel may be off where a part moved over a background such as a gradient.
  private static let backgroundTolerance = 32

  /// The innermost first.
  let parts: [AlignedPart]
  private let actual: Bitmap
  private let expected: Bitmap
  /// For each part whether a background shows through it that did not move along, such as a gradient.
  private var showsBackground: [Bool]
  /// For each pixel of the expected picture whether a part without others in it covered it, and has moved.
  private var wasCovered: [Bool] = []

  init(actual: Bitmap, expected: Bitmap, parts: [AlignedPart], reach: Int) {
    (self.actual, self.expected, self.parts) = (actual, expected, parts)
    showsBackground = [Bool](repeating: false, count: parts.count)
    // The pixels of each part, those that are different after its own movement, and those that the background's movement
    // does not explain either.
    var counts = [(all: Int, own: Int, both: Int)](repeating: (0, 0, 0), count: parts.count)
    for y in 0..<actual.height {
      let row = AlignedRow(y, width: actual.width, parts, reach: 0)
      for x in 0..<actual.width {
        guard let part = row.parts[x] else { continue }
        counts[part].all += 1
        guard isSame(x, y, parts[part].movement) != true else { continue }
        counts[part].own += 1
        if isSame(x, y, parts[part].background) != true { counts[part].both += 1 }
      }
    }
    // Letters cover less than half of their frame, so most of it is background.
    for (part, count) in counts.enumerated() {
      showsBackground[part] = count.own * 3 > count.all && count.both * 2 < count.own
    }
    let moved = parts.filter { !$0.isContainer && $0.movement != $0.background }.map { part in
      let rect = PixelRect(
        x: part.rect.x - part.movement.x, y: part.rect.y - part.movement.y, width: part.rect.width,
        height: part.rect.height)
      return AlignedPart(rect, part.movement)
    }
    wasCovered.reserveCapacity(expected.width * expected.height)
    for y in 0..<expected.height {
      wasCovered += AlignedRow(y, width: expected.width, moved, reach: 0).parts.map { $0 != nil }
    }
  }

  /// Whether a pixel has the colour that it had before a movement; nil if there was no pixel.
  /// - Parameter tolerance: how far each channel may be off, of 255.
  func isSame(_ x: Int, _ y: Int, _ movement: Movement, tolerance: Int = 0) -> Bool? {
    let (column, row) = (x - movement.x, y - movement.y)
    guard 0..<expected.width ~= column, 0..<expected.height ~= row else { return nil }
    let (old, new) = (expected.pixels[row * expected.width + column], actual.pixels[y * actual.width + x])
    if old == new || tolerance == 0 { return old == new }
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
    return [0, 8, 16, 24].allSatisfy { abs(channel(old, $0) - channel(new, $0)) <= tolerance }
  }

  /// What became of a pixel.
  func fate(_ x: Int, _ y: Int, _ row: AlignedRow) -> Fate {
    let part = row.parts[x]
    let own = isSame(x, y, part.map { parts[$0].movement } ?? .none)
    if own == true { return .same }
    if let part, !parts[part].isContainer {
      if showsBackground[part] {
        if isSame(x, y, parts[part].background) == true { return .same }
        if isSame(x, y, parts[part].movement, tolerance: Self.backgroundTolerance) == true { return .same }
      }
    } else if isUncovered(x, y, part.map { parts[$0].movement } ?? .none) {
      // What is behind a part that moved away was not seen before.
      return .same
    } else if row.near(x).contains(where: { isSame(x, y, $0) == true }) {
      return .same
    }
    return own == false ? .changed : .added
  }
}

extension Alignment {
  /// Whether a part that moved away covered a pixel.
  private func isUncovered(_ x: Int, _ y: Int, _ movement: Movement) -> Bool {
    let (column, row) = (x - movement.x, y - movement.y)
    guard 0..<expected.width ~= column, 0..<expected.height ~= row else { return false }
    return wasCovered[row * expected.width + column]
  }
}

/// The parts of a row of pixels.
private struct AlignedRow {
  /// Movements of parts nearby that are tried for one pixel.
  private static let mostNear = 8

  /// The number of the innermost part at each pixel.
  private(set) var parts: [Int?]
  /// The different movements of parts that may draw in the row, and the columns that they may reach.
  private var reaching: [(movement: Movement, columns: Range<Int>)] = []

  /// - Parameter all: the innermost first.
  init(_ y: Int, width: Int, _ all: [AlignedPart], reach: Int) {
    parts = [Int?](repeating: nil, count: width)
    // For each pixel the next one from it on that has no part yet. As in a union-find, those that have one are skipped, so
    // that many parts over one another cost no more than one.
    var open = Array(0...width)
    func firstOpen(from x: Int) -> Int {
      var (start, end) = (x, x)
      while open[end] != end { end = open[end] }
      while open[start] != end { (open[start], start) = (end, open[start]) }
      return end
    }
    for (number, part) in all.enumerated() where part.rect.y - reach <= y && y < part.rect.y + part.rect.height + reach
    {
      add(part.movement, from: part.rect.x - reach, to: part.rect.x + part.rect.width + reach, width)
      guard part.rect.y <= y, y < part.rect.y + part.rect.height else { continue }
      let end = min(width, part.rect.x + part.rect.width)
      var x = max(0, part.rect.x)
      while x < end {
        x = firstOpen(from: x)
        guard x < end else { break }
        parts[x] = number
        open[x] = x + 1
        x += 1
      }
    }
  }

  private mutating func add(_ movement: Movement, from start: Int, to end: Int, _ width: Int) {
    let columns = max(0, start)..<max(0, start, min(width, end))
    if let known = reaching.firstIndex(where: { $0.movement == movement }) {
      let both = reaching[known].columns
      reaching[known].columns = min(both.lowerBound, columns.lowerBound)..<max(both.upperBound, columns.upperBound)
    } else if reaching.count < Self.mostNear {
      reaching.append((movement, columns))
    }
  }

  /// The movements of parts that may draw at a pixel.
  func near(_ x: Int) -> [Movement] { reaching.filter { $0.columns.contains(x) }.map(\.movement) }
}
