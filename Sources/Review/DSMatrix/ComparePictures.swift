import DSBaselines
import DSFiles
package import DSProject
import DSReport

/// Compares two PNG files, or all PNG files of two folders that have the same names.
/// - Parameters:
///   - expected: the file or folder to compare with.
///   - actual: the file or folder in question.
///   - difference: a file that gets a picture of what differs between two files.
package func comparePictures(
  expected: String, actual: String, difference: String?
) async throws(RunError) -> PictureDifferences {
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
  let names = old.union(new).sorted()
  let outcomes = try await inParallel(names.count) { index throws(RunError) -> PictureDifferences.Finding? in
    let name = names[index]
    if !new.contains(name) { return .removed }
    if !old.contains(name) { return .added }
    return try compareFiles(expected: joinPath(expected, name), actual: joinPath(actual, name))
  }
  for (name, outcome) in zip(names, outcomes) {
    if let outcome { result.findings.append((name, outcome)) } else { result.equal += 1 }
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

private func isFolder(_ path: String) throws(RunError) -> Bool {
  let kind = try orFault { () throws(FileError) in try fileKind(path) }
  guard let kind else { throw .fault(.inputOutput, "there is no file or folder '\(path)'") }
  return kind == .folder
}
