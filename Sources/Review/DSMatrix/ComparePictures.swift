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
    /// It is not among the actual pictures.
    case removed
    /// It is not among the expected pictures.
    case added
    /// One of the two cannot be read.
    case unreadable([Diagnostic])

    /// Its name in reports.
    package var name: String {
      switch self {
      case .changed: "changed"
      case .removed: "removed"
      case .added: "added"
      case .unreadable: "unreadable"
      }
    }

    /// How a picture changed, in lines of plain text.
    package var lines: [String] {
      switch self {
      case .changed(let change, let size): change.lines(size: size)
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
      case .changed: .different
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
    let (old, new) = (try readPicture(expected), try readPicture(actual))
    if let finding = finding(expected: old, actual: new) {
      result.findings = [(actual, finding)]
    } else {
      result.equal = 1
    }
    if let difference { try writePicture(difference, encodePNG(diffImage(actual: new, expected: old))) }
    return result
  }
  guard oldFolder, newFolder else { throw .fault(.usage, "a folder and a file cannot be compared") }
  guard difference == nil else { throw .fault(.usage, "--out takes what differs between two files, not folders") }
  let old = Set(try orFault { () throws(FileError) in try listFiles(expected, suffix: ".png") })
  let new = Set(try orFault { () throws(FileError) in try listFiles(actual, suffix: ".png") })
  for name in old.union(new).sorted() {
    if !new.contains(name) {
      result.findings.append((name, .removed))
    } else if !old.contains(name) {
      result.findings.append((name, .added))
    } else {
      if let finding = try finding(expected: joinPath(expected, name), actual: joinPath(actual, name)) {
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

private func finding(expected: Bitmap, actual: Bitmap) -> PictureDifferences.Finding? {
  guard let difference = compare(actual: actual, expected: expected) else { return nil }
  return .changed(
    ShotReport.Change(difference, from: expected), size: PixelSize(width: actual.width, height: actual.height))
}

/// What is wrong with two files of one name; one that is damaged does not keep the others from being compared.
private func finding(expected: String, actual: String) throws(RunError) -> PictureDifferences.Finding? {
  var pictures: [Bitmap] = []
  var problems: [Diagnostic] = []
  for path in [expected, actual] {
    do throws(RunError) { pictures.append(try readPicture(path)) } catch {
      guard case .badInput(let found) = error else { throw error }
      problems += found
    }
  }
  return problems.isEmpty ? finding(expected: pictures[0], actual: pictures[1]) : .unreadable(problems)
}

private func isFolder(_ path: String) throws(RunError) -> Bool {
  let kind = try orFault { () throws(FileError) in try fileKind(path) }
  guard let kind else { throw .fault(.inputOutput, "there is no file or folder '\(path)'") }
  return kind == .folder
}

private func readPicture(_ path: String) throws(RunError) -> Bitmap {
  let bytes = try orFault { () throws(FileError) in try readFile(path, limit: Limits.imageFileBytes) }
  do throws(PNGError) { return try decodePNG(bytes, policy: .asset, file: path) } catch {
    throw .badInput([error.diagnostic])
  }
}
