import DSCompare
import DSFiles
import DSImage
import DSProject
import DSReport

/// What a comparison found out: nothing, where pictures are equal.
struct PlainOutcome {
  let finding: PictureDifferences.Finding?
}

/// Compares two files of at most 8 bits a sample, which are in memory as a whole and make as few pixels as they can; nil
/// where one is of another kind, damaged or too large, which others find out more about.
/// - Parameters:
///   - room: the most bytes that the rows of both may take.
///   - drawing: gets the file of a picture of what differs.
func comparePlain(
  expected: String, actual: String, room: Int, drawing: (([UInt8]) -> Void)?
) throws(RunError) -> PlainOutcome? {
  func read(_ path: String) throws(RunError) -> [UInt8]? {
    try orFault { () throws(FileError) in
      let file = try OpenFile(path)
      return file.size <= room ? try file.bytes(in: 0..<file.size) : nil
    }
  }
  guard let old = try read(expected), let new = try read(actual),
    let pair = PlainPair(expected: old, actual: new, room: room)
  else { return nil }
  let before = PixelSize(width: pair.expectedSize.width, height: pair.expectedSize.height)
  let now = PixelSize(width: pair.actualSize.width, height: pair.actualSize.height)
  let chunks = pair.colorChunks
  let (width, height) = (max(before.width, now.width), max(before.height, now.height))
  var sum = DifferenceSum(width: width, height: height)
  var picture = drawing.map { _ in DiffDrawing(width: width, height: height) }
  let isWhole = pair.forEachRow(all: drawing != nil) { y, old, new in
    let row = RowPair(actual: new, expected: old)
    sum.add(row, y: y)
    picture?.draw(row, y: y)
  }
  guard isWhole else { return nil }
  let difference = sum.difference
  if let drawing, var finished = picture.take() {
    finished.drawBoxes(of: difference)
    drawing(PNGEncoder().encode(finished.finish()))
  }
  if let difference {
    return PlainOutcome(finding: .changed(ShotReport.Change(difference, from: before), size: now))
  }
  return PlainOutcome(finding: .otherColors(chunks.expected, chunks.actual))
}
