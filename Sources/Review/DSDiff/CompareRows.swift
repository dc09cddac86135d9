import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSPictures
import DSProject
import DSReport

/// Compares two files row by row, for pictures that are too large to be in memory; the outcome is that of comparing them
/// as a whole.
/// - Parameter drawing: gets a picture of what differs, where both can be read.
func compareRows(
  expected: String, actual: String, _ options: ComparisonOptions, drawing: ((DrawnDifference) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
  var problems: [Diagnostic] = []
  func open(_ path: String) throws(RunError) -> RowFile? {
    let bytes = try orFault { () throws(FileError) in try FileBytes(path) }
    do throws(PNGError) { return try RowFile(bytes, path) } catch {
      problems.append(error.diagnostic)
      return nil
    }
  }
  let files = (try open(expected), try open(actual))
  guard let old = files.0, let new = files.1 else {
    // What can be opened may be damaged too.
    if let other = files.0 ?? files.1 {
      for y in 0..<other.rows.height { other.load(y) }
      if let problem = other.finish() { problems.append(problem) }
    }
    return .unreadable(problems)
  }
  let (width, height) = (max(old.rows.width, new.rows.width), max(old.rows.height, new.rows.height))
  var sum = DifferenceSum(width: width, height: height)
  var finer = FinerDifference()
  var picture = drawing.map { _ in DiffDrawing(width: width, height: height) }
  var traits = DifferenceTraitsFinder()
  let isDeep = old.rows.isDeep || new.rows.isDeep
  if isDeep {
    old.keepSamples()
    new.keepSamples()
  }
  for y in 0..<height {
    old.load(y)
    new.load(y)
    options.ignored.clear(new.pixels(y), UnsafeBufferPointer(old.pixels(y)), y: y)
    let row = RowPair(actual: UnsafeBufferPointer(new.pixels(y)), expected: UnsafeBufferPointer(old.pixels(y)))
    sum.add(row, y: y)
    picture?.draw(row, y: y)
    if drawing != nil { traits.add(row, y: y) }
    if isDeep {
      options.ignored.clear(new.samples, UnsafeBufferPointer(old.samples), y: y, samples: 4)
      finer.add(old.samples, new.samples)
    }
  }
  problems += [old.finish(), new.finish()].compactMap(\.self)
  if !problems.isEmpty { return .unreadable(problems) }
  let difference = sum.difference
  if let drawing, var finished = picture.take() {
    finished.hatch(options.ignored)
    finished.drawBoxes(of: difference)
    drawing(DrawnDifference(file: PNGEncoder().encode(finished.finish()), traits: traits.traits()))
  }
  let colors = ColorDifference(
    expected: StatedColors(png: old.rows.colorChunks), actual: StatedColors(png: new.rows.colorChunks))
  if let difference {
    let before = PixelSize(width: old.rows.width, height: old.rows.height)
    return .changed(
      ShotReport.Change(difference, from: before), size: PixelSize(width: new.rows.width, height: new.rows.height),
      colors: colors)
  }
  if finer.pixels > 0 {
    return .finer(pixels: finer.pixels, of: width * height, largest: finer.largest, colors: colors)
  }
  return colors.map { .otherColors($0) }
}

/// How samples of 16 bits differ.
private struct FinerDifference {
  var pixels = 0
  var largest = 0

  /// Adds two rows of four samples a pixel.
  mutating func add(_ a: UnsafeMutableBufferPointer<UInt16>, _ b: UnsafeMutableBufferPointer<UInt16>) {
    for start in stride(from: 0, to: min(a.count, b.count), by: 4) {
      var most = 0
      for index in start..<start + 4 { most = max(most, abs(Int(a[index]) - Int(b[index]))) }
      if most > 0 { pixels += 1 }
      largest = max(largest, most)
    }
  }
}

/// A PNG file of which one row is in memory.
private final class RowFile {
  let rows: PNGRows
  /// Four samples a column; empty if they are not kept.
  private(set) var samples = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
  private let row: UnsafeMutableBufferPointer<UInt32>
  private let bytes: FileBytes
  private var problem: PNGError?

  init(_ bytes: FileBytes, _ path: String) throws(PNGError) {
    self.bytes = bytes
    rows = try PNGRows(bytes, file: path)
    row = .allocate(capacity: rows.width)
    row.initialize(repeating: 0)
  }

  deinit {
    row.deallocate()
    samples.deallocate()
  }

  /// Takes the samples of the rows too.
  func keepSamples() {
    samples = .allocate(capacity: rows.width * 4)
    samples.initialize(repeating: 0)
  }

  /// Decodes the next row, whose number is `y`; nothing below the last one, and after damage.
  func load(_ y: Int) {
    guard y < rows.height, problem == nil else { return }
    do throws(PNGError) { try rows.next(into: row, samples: samples.isEmpty ? nil : samples) } catch { problem = error }
  }

  /// The pixels of the row that was decoded last; empty below the last one.
  func pixels(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: row[..<(y < rows.height ? row.count : 0)])
  }

  /// What was wrong with the file, after its last row.
  func finish() -> Diagnostic? {
    if problem == nil {
      do throws(PNGError) { try rows.finish() } catch { problem = error }
    }
    return problem?.diagnostic
  }
}
