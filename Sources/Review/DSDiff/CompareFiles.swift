import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSPictures
package import DSProject
import DSReport
import Glibc

/// How the pictures in two files differ, nil if they are equal; one that is damaged does not keep others from being compared.
/// - Parameter drawing: gets a picture of what differs, where both can be read; of equal files only if the options name
///   a file for it.
package func compareFiles(
  expected: String, actual: String, _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
  let files = try FilePair(expected: expected, actual: actual, room: options.plainBytes)
  if options.output == nil, try files.areEqual { return try files.damage }
  if let problem = try tooLargeTogether(expected, actual) { return .unreadable([problem]) }
  guard options.convertsToSRGB else { return try compareStated(files, options, drawing) }
  switch try colorConversions(expected: expected, actual: actual) {
  case .failure(let problems): return .unreadable(problems.diagnostics)
  // Both are sRGB, whatever words say so.
  case .success((nil, nil)): return try compareStated(files, options, drawing)?.withoutColors
  case .success(let conversions): return try compareDecoded(files, options, conversions, drawing)?.withoutColors
  }
}

/// Two files, with their bytes as far as there is room for them.
private struct FilePair {
  let expected: String
  let actual: String
  let old: [UInt8]?
  let new: [UInt8]?

  init(expected: String, actual: String, room: Int) throws(RunError) {
    // Files are far smaller than their rows, but need not be.
    (old, new) = (try readWhole(expected, limit: room / 3), try readWhole(actual, limit: room / 3))
    (self.expected, self.actual) = (expected, actual)
  }

  /// Whether they are the same to the last byte.
  var areEqual: Bool {
    get throws(RunError) {
      guard let old, let new else {
        return try orFault { () throws(FileError) in try haveEqualBytes(expected, actual) }
      }
      return old.count == new.count && memcmp(old, new, old.count) == 0
    }
  }

  /// What is wrong with the first file; its pixels are compared with nothing.
  var damage: PictureDifferences.Finding? {
    get throws(RunError) {
      let bytes: any PNGBytes =
        if let old { old } else { try orFault { () throws(FileError) in try FileBytes(expected) } }
      return DSDiff.damage(of: bytes, expected)
    }
  }

  /// Whether one is of a kind that has no reader of rows.
  func needWholeReader() throws(RunError) -> Bool {
    for path in [expected, actual] where PictureKind.needsWholeReader(try firstBytes(path)) { return true }
    return false
  }

  /// Whether one is too large to be decoded as a whole, and its rows come in their order.
  func areLarge(_ wholePixels: Int) throws(RunError) -> Bool {
    for path in [expected, actual] {
      guard let size = try size(of: path), !size.isInterlaced else { continue }
      // A size beyond all numbers is refused with the file.
      let (pixels, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
      if !isTooLarge, pixels > wholePixels { return true }
    }
    return false
  }
}

/// Compares the pixels as the files have them, decoding as little as possible.
private func compareStated(
  _ files: FilePair, _ options: ComparisonOptions, _ drawing: ((DrawnDifference) -> Void)?
) throws(RunError) -> PictureDifferences.Finding? {
  // What shows or counts pixels among their neighbours has whole pictures.
  if options.pixelmatch == nil, !options.isStrip || drawing == nil {
    if let old = files.old, let new = files.new,
      let outcome = comparePlain(expected: old, actual: new, options, drawing: drawing)
    {
      return outcome.finding
    }
    if try !files.needWholeReader(), try files.areLarge(options.wholePixels) {
      return try compareRows(expected: files.expected, actual: files.actual, options, drawing: drawing)
    }
  }
  return try compareDecoded(files, options, (nil, nil), drawing)
}

/// Decodes two files as a whole, converts their colours, and compares them.
private func compareDecoded(
  _ files: FilePair, _ options: ComparisonOptions, _ conversions: ColorConversions,
  _ drawing: ((DrawnDifference) -> Void)?
) throws(RunError) -> PictureDifferences.Finding? {
  var pictures: [StillPicture] = []
  var problems: [Diagnostic] = []
  for (path, conversion) in [(files.expected, conversions.expected), (files.actual, conversions.actual)] {
    let bytes = try orFault { () throws(FileError) in try readFile(path, limit: Limits.imageFileBytes) }
    do throws(PictureError) {
      var picture = try StillPicture(bytes, keepsHidden: options.pixelmatch != nil, file: path)
      if let conversion { try picture.convert(conversion) }
      pictures.append(picture)
    } catch { problems.append(error.diagnostic) }
  }
  if !problems.isEmpty { return .unreadable(problems) }
  let (old, new) = (pictures[0].bitmap, pictures[1].bitmap)
  if let problem = tooLargeTogether((old.width, old.height), (new.width, new.height), files.actual) {
    return .unreadable([problem])
  }
  return compareWhole(expected: pictures[0], actual: pictures[1], options, drawing: drawing)
}

private func compareWhole(
  expected: StillPicture, actual: StillPicture, _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)?
) -> PictureDifferences.Finding? {
  let (old, new) = (expected.bitmap, options.ignored.cleared(actual.bitmap, expected.bitmap))
  func draw(_ make: @autoclosure () -> Bitmap) {
    guard let drawing else { return }
    let difference = make()
    let file = encodePNG(options.isStrip ? strip([old, difference, actual.bitmap]) : difference)
    drawing(DrawnDifference(file: file, traits: differenceTraits(actual: new, expected: old)))
  }
  let colors = ColorDifference(expected: expected.colors, actual: actual.colors)
  if let pixelmatch = options.pixelmatch, old.width == new.width, old.height == new.height {
    let (count, picture) = DSCompare.pixelmatch(expected: old, actual: new, pixelmatch, isDrawn: drawing != nil)
    if let picture { draw(picture) }
    return count == 0 ? nil : .counted(pixels: count, of: old.pixels.count, colors: colors)
  }
  draw(diffImage(actual: new, expected: old, ignored: options.ignored))
  if let difference = compare(actual: new, expected: old) {
    let finder = MovementFinder(expected: PixelRows(old), actual: PixelRows(new))
    return .changed(
      ShotReport.Change(difference, from: old), size: PixelSize(width: new.width, height: new.height),
      moved: finder.movements(of: difference.regions), colors: colors)
  }
  return finer(expected, actual, options.ignored, colors) ?? colors.map { .otherColors($0) }
}

/// How pictures of 16 bits a sample differ that are equal in 8.
private func finer(
  _ expected: StillPicture, _ actual: StillPicture, _ ignored: IgnoredAreas, _ colors: ColorDifference?
) -> PictureDifferences.Finding? {
  if expected.samples == nil, actual.samples == nil { return nil }
  let a = expected.samples ?? expected.bitmap.samples
  var b = actual.samples ?? actual.bitmap.samples
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
    pixels: Set(differing.map { $0 / 4 }).count, of: expected.bitmap.pixels.count, largest: largest, colors: colors)
}

/// The problem of two PNGs that are small enough each, but not the area that covers both; nil if there is none.
private func tooLargeTogether(_ expected: String, _ actual: String) throws(RunError) -> Diagnostic? {
  guard let old = try size(of: expected), let new = try size(of: actual) else { return nil }
  return tooLargeTogether((old.width, old.height), (new.width, new.height), actual)
}

private func tooLargeTogether(
  _ old: (width: Int, height: Int), _ new: (width: Int, height: Int), _ file: String
) -> Diagnostic? {
  let (width, height) = (max(old.width, new.width), max(old.height, new.height))
  // Sides beyond the limit are refused with their file.
  guard max(width, height) <= Limits.comparedSide, width * height > Limits.comparedArea else { return nil }
  return Diagnostic(
    "bad-png",
    "a picture of \(old.width) × \(old.height) and one of \(new.width) × \(new.height) pixels cover \(width * height) "
      + "pixels together; \(Limits.comparedArea) can be compared",
    at: SourceLocation(file: file))
}

/// What is wrong with a picture that is compared with none; nil if nothing is.
package func damage(of path: String) throws(RunError) -> PictureDifferences.Finding? {
  damage(of: try orFault { () throws(FileError) in try FileBytes(path) }, path)
}

private func damage(of bytes: any PNGBytes, _ path: String) -> PictureDifferences.Finding? {
  do throws(PictureError) { try checkPicture(bytes, file: path) } catch { return .unreadable([error.diagnostic]) }
  return nil
}

/// The size in the header of a PNG; nil if there is none.
private func size(of path: String) throws(RunError) -> (width: Int, height: Int, isInterlaced: Bool)? {
  pngSize(try firstBytes(path))
}

/// The first bytes of a file, as many as the header of a PNG has.
private func firstBytes(_ path: String) throws(RunError) -> [UInt8] {
  try orFault { () throws(FileError) in
    let file = try OpenFile(path)
    return try file.bytes(in: 0..<min(33, file.size))
  }
}

/// The bytes of a file; nil if there are more than `limit`.
private func readWhole(_ path: String, limit: Int) throws(RunError) -> [UInt8]? {
  try orFault { () throws(FileError) in
    let file = try OpenFile(path)
    return file.size <= limit ? try file.bytes(in: 0..<file.size) : nil
  }
}
