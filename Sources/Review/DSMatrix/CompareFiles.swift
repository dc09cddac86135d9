import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSProject
import DSReport
import Glibc

/// Pixels of the largest pictures that are decoded as a whole; larger ones are decoded row by row, which takes longer and
/// gives the same.
private let wholePixels = 1 << 20

/// Bytes of the rows of two pictures that are decompressed at once, where neither has anything special.
private let plainBytes = 96 << 20

/// What is wrong with two files; one that is damaged does not keep others from being compared.
/// - Parameter drawing: gets the file of a picture of what differs, where both can be read.
func compareFiles(
  expected: String, actual: String, wholePixels: Int = wholePixels, plainBytes: Int = plainBytes,
  drawing: (([UInt8]) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
  if drawing == nil, try haveEqualBytes(expected, actual) {
    let bytes = try orFault { () throws(FileError) in try FileBytes(expected) }
    do throws(PNGError) { try checkPNG(bytes, file: expected) } catch { return .unreadable([error.diagnostic]) }
    return nil
  }
  if let outcome = try comparePlain(expected: expected, actual: actual, room: plainBytes, drawing: drawing) {
    return outcome.finding
  }
  let isLarge = (try needsRows(expected, wholePixels), try needsRows(actual, wholePixels))
  if isLarge.0 || isLarge.1 {
    return try compareRows(expected: expected, actual: actual, drawing: drawing)
  }
  var pictures: [PictureFile] = []
  var problems: [Diagnostic] = []
  for path in [expected, actual] {
    do throws(RunError) { pictures.append(try PictureFile(path)) } catch {
      guard case .badInput(let found) = error else { throw error }
      problems += found
    }
  }
  if !problems.isEmpty { return .unreadable(problems) }
  drawing?(encodePNG(diffImage(actual: pictures[1].bitmap, expected: pictures[0].bitmap)))
  return finding(expected: pictures[0], actual: pictures[1])
}

private func finding(expected: PictureFile, actual: PictureFile) -> PictureDifferences.Finding? {
  let (old, new) = (expected.bitmap, actual.bitmap)
  if let difference = compare(actual: new, expected: old) {
    return .changed(ShotReport.Change(difference, from: old), size: PixelSize(width: new.width, height: new.height))
  }
  if expected.detail.samples != nil || actual.detail.samples != nil {
    let a = expected.detail.samples ?? old.samples
    let b = actual.detail.samples ?? new.samples
    let differing = a.indices.filter { a[$0] != b[$0] }
    if !differing.isEmpty {
      let largest = differing.map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
      return .finer(pixels: Set(differing.map { $0 / 4 }).count, of: old.pixels.count, largest: largest)
    }
  }
  return .otherColors(expected.detail.colorChunks, actual.detail.colorChunks)
}

/// Whether a picture is too large to be decoded as a whole, and its rows come in their order.
private func needsRows(_ path: String, _ wholePixels: Int) throws(RunError) -> Bool {
  try orFault { () throws(FileError) in
    let file = try OpenFile(path)
    guard let size = pngSize(try file.bytes(in: 0..<min(33, file.size))), !size.isInterlaced else { return false }
    // A size beyond all numbers is refused with the file.
    let (pixels, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
    return !isTooLarge && pixels > wholePixels
  }
}

/// A PNG file with everything that two can differ in.
private struct PictureFile {
  let bitmap: Bitmap
  let detail: PNGDetail

  init(_ path: String) throws(RunError) {
    let bytes = try orFault { () throws(FileError) in try readFile(path, limit: Limits.imageFileBytes) }
    do throws(PNGError) {
      bitmap = try decodePNG(bytes, policy: .asset, file: path)
      detail = try PNGDetail(bytes, file: path)
    } catch { throw .badInput([error.diagnostic]) }
  }
}

/// Whether two files are the same to the last byte.
private func haveEqualBytes(_ expected: String, _ actual: String) throws(RunError) -> Bool {
  try orFault { () throws(FileError) in
    let a = try OpenFile(expected)
    let b = try OpenFile(actual)
    guard a.size == b.size else { return false }
    // Most that differ do so at the beginning.
    var (start, length) = (0, 1 << 12)
    while start < a.size {
      let range = start..<min(a.size, start + length)
      let (one, other) = (try a.bytes(in: range), try b.bytes(in: range))
      if memcmp(one, other, range.count) != 0 { return false }
      (start, length) = (range.upperBound, 1 << 20)
    }
    return true
  }
}
