import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSPictures
package import DSProject
import DSReport
import Glibc

/// How the pictures in two files differ, nil if they are equal; one that is damaged does not keep others from being compared.
/// - Parameter drawing: gets a picture of what differs, where both can be read.
package func compareFiles(
  expected: String, actual: String, _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
  // Files are far smaller than their rows, but need not be.
  let old = try readWhole(expected, limit: options.plainBytes / 3)
  let new = try readWhole(actual, limit: options.plainBytes / 3)
  if drawing == nil {
    if let old, let new {
      if old.count == new.count, memcmp(old, new, old.count) == 0 { return damage(of: old, expected) }
    } else if try orFault({ () throws(FileError) in try haveEqualBytes(expected, actual) }) {
      return damage(of: try orFault { () throws(FileError) in try FileBytes(expected) }, expected)
    }
  }
  if let problem = try tooLargeTogether(expected, actual) { return .unreadable([problem]) }
  // What shows or counts pixels among their neighbours has whole pictures.
  if options.pixelmatch == nil, !options.isStrip || drawing == nil {
    if let old, let new, let outcome = comparePlain(expected: old, actual: new, options, drawing: drawing) {
      return outcome.finding
    }
    let isLarge = (try needsRows(expected, options.wholePixels), try needsRows(actual, options.wholePixels))
    if isLarge.0 || isLarge.1 {
      return try compareRows(expected: expected, actual: actual, options, drawing: drawing)
    }
  }
  var pictures: [PictureFile] = []
  var problems: [Diagnostic] = []
  for path in [expected, actual] {
    do throws(RunError) { pictures.append(try PictureFile(path, keepsHidden: options.pixelmatch != nil)) } catch {
      guard case .badInput(let found) = error else { throw error }
      problems += found
    }
  }
  if !problems.isEmpty { return .unreadable(problems) }
  return compareWhole(expected: pictures[0], actual: pictures[1], options, drawing: drawing)
}

private func compareWhole(
  expected: PictureFile, actual: PictureFile, _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)?
) -> PictureDifferences.Finding? {
  let (old, new) = (expected.bitmap, options.ignored.cleared(actual.bitmap, expected.bitmap))
  func draw(_ make: @autoclosure () -> Bitmap) {
    guard let drawing else { return }
    let difference = make()
    let file = encodePNG(options.isStrip ? strip([old, difference, actual.bitmap]) : difference)
    drawing(DrawnDifference(file: file, traits: differenceTraits(actual: new, expected: old)))
  }
  if let pixelmatch = options.pixelmatch, old.width == new.width, old.height == new.height {
    let (count, picture) = DSCompare.pixelmatch(expected: old, actual: new, pixelmatch, isDrawn: drawing != nil)
    if let picture { draw(picture) }
    return count == 0 ? nil : .counted(pixels: count, of: old.pixels.count)
  }
  draw(diffImage(actual: new, expected: old, ignored: options.ignored))
  if let difference = compare(actual: new, expected: old) {
    let finder = MovementFinder(expected: PixelRows(old), actual: PixelRows(new))
    return .changed(
      ShotReport.Change(difference, from: old), size: PixelSize(width: new.width, height: new.height),
      moved: finder.movements(of: difference.regions))
  }
  return finer(expected, actual, options.ignored)
    ?? .otherColors(expected.detail.colorChunks, actual.detail.colorChunks)
}

/// How pictures of 16 bits a sample differ that are equal in 8.
private func finer(
  _ expected: PictureFile, _ actual: PictureFile, _ ignored: IgnoredAreas
) -> PictureDifferences.Finding? {
  if expected.detail.samples == nil, actual.detail.samples == nil { return nil }
  let a = expected.detail.samples ?? expected.bitmap.samples
  var b = actual.detail.samples ?? actual.bitmap.samples
  let row = expected.bitmap.width * 4
  a.withUnsafeBufferPointer { a in
    b.withUnsafeMutableBufferPointer { b in
      for y in 0..<expected.bitmap.height {
        ignored.clear(
          UnsafeMutableBufferPointer(rebasing: b[y * row..<(y + 1) * row]),
          UnsafeBufferPointer(rebasing: a[y * row..<(y + 1) * row]), y: y, samples: 4)
      }
    }
  }
  let differing = a.indices.filter { a[$0] != b[$0] }
  if differing.isEmpty { return nil }
  let largest = differing.map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
  return .finer(
    pixels: Set(differing.map { $0 / 4 }).count, of: expected.bitmap.pixels.count, largest: largest)
}

/// Whether a picture is too large to be decoded as a whole, and its rows come in their order.
private func needsRows(_ path: String, _ wholePixels: Int) throws(RunError) -> Bool {
  guard let size = try size(of: path), !size.isInterlaced else { return false }
  // A size beyond all numbers is refused with the file.
  let (pixels, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
  return !isTooLarge && pixels > wholePixels
}

/// The problem of two pictures that are small enough each, but not the area that covers both; nil if there is none.
private func tooLargeTogether(_ expected: String, _ actual: String) throws(RunError) -> Diagnostic? {
  guard let old = try size(of: expected), let new = try size(of: actual) else { return nil }
  let (width, height) = (max(old.width, new.width), max(old.height, new.height))
  // Sides beyond the limit are refused with their file.
  guard max(width, height) <= Limits.comparedSide, width * height > Limits.comparedArea else { return nil }
  return Diagnostic(
    "bad-png",
    "a picture of \(old.width) × \(old.height) and one of \(new.width) × \(new.height) pixels cover \(width * height) "
      + "pixels together; \(Limits.comparedArea) can be compared",
    at: SourceLocation(file: actual))
}

/// The size of the picture in a file; nil if its beginning has none.
package func pictureSize(_ path: String) throws(RunError) -> (width: Int, height: Int)? {
  try size(of: path).map { ($0.width, $0.height) }
}

/// What is wrong with a picture that is compared with none; nil if nothing is.
package func damage(of path: String) throws(RunError) -> PictureDifferences.Finding? {
  let bytes = try orFault { () throws(FileError) in try FileBytes(path) }
  return damage(of: bytes, path)
}

/// The size in the header of a PNG; nil if there is none.
private func size(of path: String) throws(RunError) -> (width: Int, height: Int, isInterlaced: Bool)? {
  try orFault { () throws(FileError) in
    let file = try OpenFile(path)
    return pngSize(try file.bytes(in: 0..<min(33, file.size)))
  }
}

/// A PNG file with everything that two can differ in.
private struct PictureFile {
  let bitmap: Bitmap
  let detail: PNGDetail

  /// Reads a file.
  /// - Parameter keepsHidden: whether wholly transparent pixels keep their colours.
  init(_ path: String, keepsHidden: Bool) throws(RunError) {
    let bytes = try orFault { () throws(FileError) in try readFile(path, limit: Limits.imageFileBytes) }
    do throws(PNGError) {
      bitmap =
        try keepsHidden
        ? decodePNGWithHiddenColors(bytes, file: path) : decodePNG(bytes, policy: .asset, bounds: .compared, file: path)
      detail = try PNGDetail(bytes, file: path)
    } catch { throw .badInput([error.diagnostic]) }
  }
}

/// What is wrong with the chunks of a file, whose pixels are not looked at.
private func damage(of bytes: some PNGBytes, _ path: String) -> PictureDifferences.Finding? {
  do throws(PNGError) { try checkPNG(bytes, file: path) } catch { return .unreadable([error.diagnostic]) }
  return nil
}

/// The bytes of a file; nil if there are more than `limit`.
private func readWhole(_ path: String, limit: Int) throws(RunError) -> [UInt8]? {
  try orFault { () throws(FileError) in
    let file = try OpenFile(path)
    return file.size <= limit ? try file.bytes(in: 0..<file.size) : nil
  }
}
