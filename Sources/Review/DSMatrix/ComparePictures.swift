import DSBaselines
import DSCompare
package import DSDiagnostics
import DSFiles
import DSImage
package import DSProject
package import DSReport

/// What is different between two sets of pictures.
package struct PictureDifferences: Sendable {
  /// What is wrong with one name.
  package enum Finding: Sendable {
    /// The pixels differ.
    case changed(ShotReport.Change, size: PixelSize)
    /// The pixels differ, but in 8 bits a sample they are equal.
    case finer(pixels: Int, of: Int, largest: Int)
    /// The pixels are equal; the chunks of these names, which say which colours they mean, are not.
    case otherColors([String])
    /// It is not among the actual pictures.
    case removed
    /// It is not among the expected pictures.
    case added
    /// One of the two cannot be read.
    case unreadable([Diagnostic])

    /// Its name in reports.
    package var name: String {
      switch self {
      case .changed, .finer, .otherColors: "changed"
      case .removed: "removed"
      case .added: "added"
      case .unreadable: "unreadable"
      }
    }

    /// How a picture changed, in lines of plain text.
    package var lines: [String] {
      switch self {
      case .changed(let change, let size): change.lines(size: size)
      case .finer(let pixels, let total, let largest):
        ["\(pixels) of \(total) pixels differ, by up to \(largest) of 65535; in 8 bits they are equal"]
      case .otherColors(let chunks):
        ["the pixels are equal, but not the chunks that say which colours they mean: " + chunks.joined(separator: ", ")]
      case .removed, .added: []
      case .unreadable(let problems): problems.map(\.text)
      }
    }
  }

  /// How many are equal.
  package var equal = 0
  /// The rest by name, in order.
  package var findings: [(name: String, finding: Finding)] = []

  /// The exit code; comparing nothing is no pass.
  package var status: ExitStatus {
    let found = findings.map { _, finding -> ExitStatus in
      switch finding {
      case .changed, .finer, .otherColors: .different
      case .removed, .added: .missingBaseline
      case .unreadable: .badInput
      }
    }
    return equal == 0 && findings.isEmpty ? .incomplete : .first(of: found)
  }
}

/// Compares two PNG files, or all PNG files of two folders that have the same names.
/// - Parameters:
///   - expected: the file or folder to compare with.
///   - actual: the file or folder in question.
///   - difference: a file that gets a picture of what differs between two files.
package func comparePictures(
  expected: String, actual: String, difference: String?
) throws(RunError) -> PictureDifferences {
  var result = PictureDifferences()
  let (oldFolder, newFolder) = (try isFolder(expected), try isFolder(actual))
  guard oldFolder || newFolder else {
    var drawing: [UInt8]?
    switch try compareFiles(expected: expected, actual: actual, drawing: difference == nil ? nil : { drawing = $0 }) {
    case .unreadable(let problems)?: throw .badInput(problems)
    case let finding?: result.findings = [(actual, finding)]
    case nil: result.equal = 1
    }
    if let difference, let drawing { try writePicture(difference, drawing) }
    return result
  }
  guard oldFolder, newFolder else { throw .fault(.usage, "a folder and a file cannot be compared") }
  guard difference == nil else { throw .fault(.usage, "--out takes what differs between two files, not folders") }
  let old = Set(try orFault { () throws(FileError) in try listEveryFile(expected, endings: [".png"]) })
  let new = Set(try orFault { () throws(FileError) in try listEveryFile(actual, endings: [".png"]) })
  for name in old.union(new).sorted() {
    if !new.contains(name) {
      result.findings.append((name, .removed))
    } else if !old.contains(name) {
      result.findings.append((name, .added))
    } else {
      if let finding = try compareFiles(
        expected: joinPath(expected, name), actual: joinPath(actual, name))
      {
        result.findings.append((name, finding))
      } else {
        result.equal += 1
      }
    }
  }
  return result
}

/// Writes a picture where the user said; never over a baseline, nor through a link.
package func writePicture(_ path: String, _ bytes: [UInt8]) throws(RunError) {
  if isAmongBaselines(path) {
    throw .fault(.usage, "'\(path)' lies among baselines, which only 'approve' changes")
  }
  try orFault { () throws(FileError) in
    if try fileKind(path) == .link { throw .link(path: path) }
    try writeOutput(path, bytes)
  }
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

extension PictureDifferences.Finding {
  /// Chunks by name that are not the same in both pictures; nil where all are.
  static func otherColors(_ a: [String: [UInt8]], _ b: [String: [UInt8]]) -> Self? {
    let others = Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted()
    return others.isEmpty ? nil : .otherColors(others)
  }
}

/// Pixels of the largest pictures that are compared as a whole; larger ones are compared row by row, which takes longer
/// and gives the same.
private let wholePixels = 1 << 20

/// What is wrong with two files; one that is damaged does not keep others from being compared.
/// - Parameter drawing: gets the file of a picture of what differs, where both can be read.
func compareFiles(
  expected: String, actual: String, wholePixels: Int = wholePixels, drawing: (([UInt8]) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
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

private func isFolder(_ path: String) throws(RunError) -> Bool {
  let kind = try orFault { () throws(FileError) in try fileKind(path) }
  guard let kind else { throw .fault(.inputOutput, "there is no file or folder '\(path)'") }
  return kind == .folder
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
