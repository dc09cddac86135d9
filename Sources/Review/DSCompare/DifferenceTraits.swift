package import DSImage
import Glibc

/// What the difference of two pictures can have in common with others, so that alike differences are looked at once.
package struct DifferenceTraits: Hashable, Sendable {
  /// Rows that came in or went away, and moved everything below them.
  package struct Shift: Hashable, Sendable {
    /// The first row that moved.
    package var y: Int
    /// How far it moved down; up if negative.
    package var distance: Int
  }

  /// One colour that took the place of another.
  package struct Recolouring: Hashable, Sendable {
    /// The colour that is expected, as blue, green, red and alpha from the lowest byte on.
    package var before: UInt32
    /// The colour that is there now.
    package var after: UInt32
  }

  /// The hash of every differing pixel with its place and both colours: equal differences have the same.
  package var hash: ContentHash
  /// Rows that moved everything below them; nil if that is not all that happened.
  package var shift: Shift?
  /// The colours of most pixels that differ, those of the most pixels first; empty if there is no such pair of colours.
  package var recolourings: [Recolouring]
}

/// Finds the traits of a difference from the rows of both pictures, from the top.
package struct DifferenceTraitsFinder {
  private var expected: [UInt64] = []
  private var actual: [UInt64] = []
  private var rows: [UInt8] = []
  private var counts = RecolouringCounts()
  private var differing = 0
  /// What differs in the row that is being added; its memory is used for every row.
  private var differences: [UInt32] = []

  /// No row yet.
  package init() {}

  /// Adds a row of both pictures.
  package mutating func add(_ row: RowPair, y: Int) {
    if !row.expected.isEmpty { expected.append(ContentHash(UnsafeRawBufferPointer(row.expected)).low) }
    if !row.actual.isEmpty { actual.append(ContentHash(UnsafeRawBufferPointer(row.actual)).low) }
    let shared = min(row.actual.count, row.expected.count)
    guard
      row.actual.count != row.expected.count
        || memcmp(row.actual.baseAddress!, row.expected.baseAddress!, shared * 4) != 0
    else { return }
    differences.removeAll(keepingCapacity: true)
    differences.append(UInt32(y).littleEndian)
    addPixels(row, to: shared)
    // What one picture alone covers.
    for x in shared..<max(row.actual.count, row.expected.count) {
      differences.append(UInt32(x).littleEndian)
      differences.append((x < row.actual.count ? row.actual[x] : row.expected[x]).littleEndian)
    }
    let hash = differences.withUnsafeBytes { ContentHash($0) }
    for half in [hash.high, hash.low] { withUnsafeBytes(of: half.littleEndian) { rows += $0 } }
  }

  /// Adds the differing pixels that both pictures have; neighbours often have the same colours.
  private mutating func addPixels(_ row: RowPair, to end: Int) {
    var (pair, pixels) = (DifferenceTraits.Recolouring(before: 0, after: 0), 0)
    for x in 0..<end where row.actual[x] != row.expected[x] {
      differences.append(UInt32(x).littleEndian)
      differences.append(row.expected[x].littleEndian)
      differences.append(row.actual[x].littleEndian)
      differing += 1
      if row.expected[x] != pair.before || row.actual[x] != pair.after {
        if pixels > 0 { counts.add(pair, pixels: pixels) }
        (pair, pixels) = (DifferenceTraits.Recolouring(before: row.expected[x], after: row.actual[x]), 0)
      }
      pixels += 1
    }
    if pixels > 0 { counts.add(pair, pixels: pixels) }
  }

  /// The traits, after the last row.
  package func traits() -> DifferenceTraits {
    DifferenceTraits(hash: contentHash(rows), shift: shift(), recolourings: recolourings())
  }

  /// The pairs of colours that each make a fifth of the differing pixels, if together they make three quarters.
  private func recolourings() -> [DifferenceTraits.Recolouring] {
    let large = counts.pairs(ofAtLeast: (differing + 4) / 5)
    guard !large.isEmpty, large.reduce(0, { $0 + $1.pixels }) * 4 >= differing * 3 else { return [] }
    return large.map(\.pair)
  }

  /// Looks for rows that moved everything below them: what is above is equal, and what is below is equal from there on,
  /// to the end of both pictures or to where one of equal height cuts it off.
  private func shift() -> DifferenceTraits.Shift? {
    let top = zip(expected, actual).prefix { $0 == $1 }.count
    let bottom = zip(expected.dropFirst(top).reversed(), actual.dropFirst(top).reversed()).prefix { $0 == $1 }.count
    let (old, new) = (expected.count - top - bottom, actual.count - top - bottom)
    if old == 0, new > 0, bottom > 0 { return DifferenceTraits.Shift(y: top, distance: new) }
    if new == 0, old > 0, bottom > 0 { return DifferenceTraits.Shift(y: top + old, distance: -old) }
    guard expected.count == actual.count, top > 0 || bottom > 0 else { return nil }
    let height = expected.count
    // Rows that look alike, such as those of an empty page, prove nothing.
    let least = max(8, (height - top) / 4)
    for distance in 1..<max(1, height - top - least) {
      if expected[top..<height - distance].elementsEqual(actual[(top + distance)...]),
        isVaried(expected[top..<height - distance])
      {
        return DifferenceTraits.Shift(y: top, distance: distance)
      }
      if expected[(top + distance)...].elementsEqual(actual[top..<height - distance]),
        isVaried(expected[(top + distance)...])
      {
        return DifferenceTraits.Shift(y: top + distance, distance: -distance)
      }
    }
    return nil
  }

  private func isVaried(_ rows: ArraySlice<UInt64>) -> Bool { Set(rows).count > 2 }
}

/// The traits of the difference of two pictures.
package func differenceTraits(actual: Bitmap, expected: Bitmap) -> DifferenceTraits {
  var finder = DifferenceTraitsFinder()
  DifferenceFinder(actual: actual, expected: expected).forEachRow { y, row in finder.add(row, y: y) }
  return finder.traits()
}
