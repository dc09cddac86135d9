package import DSImage

/// What a difference looks like, whatever the colours of the variant: differences of one scenario that have the same shape
/// are looked at once.
package enum DifferenceShape: Hashable, Sendable {
  /// Everything moved as far, and the picture's edges grew with it; nothing else differs.
  case moved(Movement, columns: Int, rows: Int)
  /// The hash of which pixels differ, wherever they are, and of colours that came in or went away.
  case pixels(ContentHash)
}

/// The shape of the difference of two pictures; nil if they are equal.
///
/// - A picture that is only larger or smaller, with the colours of its edges around what it showed before, has moved.
/// - Otherwise two differences have the same shape if the same pixels differ, as seen from the first of them, or in the same
///   pieces, each at the same side, corner or in the middle of everything that differs, unless something moved. Where a
///   colour of a fifth of these pixels was in neither picture before, or is in neither now, the colours have to be equal
///   too: a different corner is the same in light and dark, a different colour is not.
package func differenceShape(actual: Bitmap, expected: Bitmap) -> DifferenceShape? {
  if let moved = movementOfAll(actual: actual, expected: expected) {
    return .moved(moved, columns: actual.width - expected.width, rows: actual.height - expected.height)
  }
  let finder = DifferenceFinder(actual: actual, expected: expected)
  var runs: [DifferingRun] = []
  var counts = RecolouringCounts()
  var differing = 0
  finder.forEachRow { y, row in
    row.forEachRun(width: finder.width) { x, count in runs.append(DifferingRun(y: y, x: x, count: count)) }
    for x in 0..<min(row.actual.count, row.expected.count) where row.actual[x] != row.expected[x] {
      counts.add(DifferenceTraits.Recolouring(before: row.expected[x], after: row.actual[x]), pixels: 1)
      differing += 1
    }
  }
  guard let top = runs.first?.y, let left = runs.lazy.map(\.x).min() else { return nil }
  var numbers = [actual.width - expected.width, actual.height - expected.height]
  if let pieces = DifferencePieces(runs)?.numbers(actual: actual, expected: expected) {
    numbers += [-1] + pieces
  } else {
    for run in runs { numbers += [run.y - top, run.x - left, run.count] }
  }
  if differing > 0 {
    for (pair, _) in counts.pairs(ofAtLeast: (differing + 4) / 5)
    where !expected.pixels.contains(pair.after) || !actual.pixels.contains(pair.before) {
      numbers += [Int(pair.before), Int(pair.after)]
    }
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(numbers.count * 8)
  for number in numbers { withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }
  return .pixels(contentHash(bytes))
}

/// How far everything moved in a picture that grew or shrank, and shows nothing else; nil if that is not all.
private func movementOfAll(actual: Bitmap, expected: Bitmap) -> Movement? {
  let (columns, rows) = (actual.width - expected.width, actual.height - expected.height)
  guard columns != 0 || rows != 0, columns * rows >= 0, columns + rows > 0 else {
    // Of a picture that shrank, the expected one is the larger.
    guard columns <= 0, rows <= 0, columns + rows < 0 else { return nil }
    return movementOfAll(actual: expected, expected: actual).map { Movement(x: -$0.x, y: -$0.y) }
  }
  guard expected.width > 0, expected.height > 0 else { return nil }
  func places(_ length: Int) -> [Int] { length == 0 ? [0] : [length / 2, (length + 1) / 2, 0, length] }
  for y in places(rows) {
    for x in places(columns) where isFramed(expected, in: actual, Movement(x: x, y: y)) { return Movement(x: x, y: y) }
  }
  return nil
}

/// Whether a picture is a smaller one at a distance from its corner, whose edges go on to all sides.
private func isFramed(_ inner: Bitmap, in outer: Bitmap, _ distance: Movement) -> Bool {
  for y in 0..<outer.height {
    let from = min(max(0, y - distance.y), inner.height - 1) * inner.width
    let row = y * outer.width
    let end = distance.x + inner.width
    guard outer.pixels[row + distance.x..<row + end].elementsEqual(inner.pixels[from..<from + inner.width]),
      outer.pixels[row..<row + distance.x].allSatisfy({ $0 == inner.pixels[from] }),
      outer.pixels[row + end..<row + outer.width].allSatisfy({ $0 == inner.pixels[from + inner.width - 1] })
    else { return false }
  }
  return true
}
