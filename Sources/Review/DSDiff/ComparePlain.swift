import DSCompare
import DSDiagnostics
import DSImage
import DSReport

/// What a comparison found out: nothing, where pictures are equal.
struct PlainOutcome {
  let finding: PictureDifferences.Finding?
}

/// Compares two files of at most 8 bits a sample that are in memory as a whole, decoding as few pixels as possible; nil
/// if one is of another kind, damaged or too large, so that slower code examines it.
/// - Parameters:
///   - options: how to compare.
///   - drawing: gets a picture of what differs.
func comparePlain(
  expected: [UInt8], actual: [UInt8], _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)?
) -> PlainOutcome? {
  guard let pair = PlainPair(expected: expected, actual: actual, room: options.plainBytes) else { return nil }
  let before = PixelSize(width: pair.expectedSize.width, height: pair.expectedSize.height)
  let now = PixelSize(width: pair.actualSize.width, height: pair.actualSize.height)
  let chunks = pair.colorChunks
  let colors =
    chunks.expected == chunks.actual
    ? nil
    : ColorDifference(expected: StatedColors(png: chunks.expected), actual: StatedColors(png: chunks.actual))
  let (width, height) = (max(before.width, now.width), max(before.height, now.height))
  var sum = DifferenceSum(width: width, height: height)
  var picture = drawing.map { _ in DiffDrawing(width: width, height: height) }
  var traits = DifferenceTraitsFinder()
  let isWhole = pair.forEachRow(all: drawing != nil) { y, old, new in
    options.ignored.clear(new, old, y: y)
    let row = RowPair(actual: UnsafeBufferPointer(new), expected: old)
    sum.add(row, y: y)
    picture?.draw(row, y: y)
    if drawing != nil { traits.add(row, y: y) }
  }
  guard isWhole else { return nil }
  let difference = sum.difference
  if let drawing, var finished = picture.take() {
    finished.hatch(options.ignored)
    finished.drawBoxes(of: difference)
    drawing(DrawnDifference(file: PNGEncoder().encode(finished.finish()), traits: traits.traits()))
  }
  if let difference {
    let moved = width * height <= Limits.movedPixels ? movements(of: difference.regions, in: pair) : []
    return PlainOutcome(
      finding: .changed(ShotReport.Change(difference, from: before), size: now, moved: moved, colors: colors))
  }
  return PlainOutcome(finding: colors.map { .otherColors($0) })
}

/// How far each region was moved.
private func movements(of regions: [Difference.Region], in pair: PlainPair) -> [Movement?] {
  let (before, now) = (pair.expectedSize, pair.actualSize)
  guard let step = pair.storedStep else {
    return MovementFinder(
      expected: PixelRows(width: before.width, height: before.height, make: pair.readExpected),
      actual: PixelRows(width: now.width, height: now.height, make: pair.readActual)
    ).movements(of: regions)
  }
  return MovementFinder(
    expected: PixelRows(width: before.width, height: before.height, step: step, place: pair.storedExpected),
    actual: PixelRows(width: now.width, height: now.height, step: step, place: pair.storedActual)
  ).movements(of: regions)
}
