import DSBaselines
import DSCrashes
import DSFiles
import DSParallel
package import DSPictures
package import DSProject
import DSReport

/// Compares two picture files.
/// - Parameters:
///   - expected: the file to compare with.
///   - actual: the file in question.
/// - Throws: what is wrong with the files, or with the file that `options` draws into.
package func comparePictures(
  expected: String, actual: String, _ options: ComparisonOptions = ComparisonOptions()
) throws(RunError) -> PictureDifferences {
  var result = PictureDifferences()
  var drawing: DrawnDifference?
  let draws: ((DrawnDifference) -> Void)? = options.output == nil ? nil : { drawing = $0 }
  switch try compareFiles(expected: expected, actual: actual, options, drawing: draws) {
  case .unreadable(let problems)?: throw .badInput(problems)
  case let finding?: result.findings = [(actual, finding)]
  case nil: result.equal = 1
  }
  if let output = options.output, let drawing { try writePicture(output, drawing.file) }
  return result
}

/// Compares the pictures of two folders by name, on all cores. The content decides what a file is; files that are not
/// compared are listed.
package func compareFolders(
  expected: String, actual: String, _ options: ComparisonOptions = ComparisonOptions()
) async throws(RunError) -> PictureDifferences {
  let folders = try orFault { () throws(FileError) in
    PictureFolderPair(try PictureFolder(expected), try PictureFolder(actual))
  }
  let names = folders.compared
  let options = options.sharing(workers: coreCount())
  Interruption.postpone()
  defer { Interruption.resume() }
  let outcomes = try await inParallel(names.count) { index throws(RunError) -> PictureDifferences.Finding? in
    if Interruption.isRequested { throw .fault(.interrupted, "interrupted: not all pictures were compared") }
    return try comparePictures(names[index], in: folders, options)
  }.get()
  var result = PictureDifferences()
  for (name, outcome) in zip(names, outcomes) {
    if let outcome { result.findings.append((name, outcome)) } else { result.equal += 1 }
  }
  result.leftOut = try orFault { () throws(FileError) in try folders.leftOut() }
  return result
}

/// Compares the pictures of one name in two folders; nil if they are equal. One without a counterpart is checked for
/// damage.
/// - Parameter drawing: gets a picture of what differs.
package func comparePictures(
  _ name: String, in folders: PictureFolderPair, _ options: ComparisonOptions,
  drawing: ((DrawnDifference) -> Void)? = nil
) throws(RunError) -> PictureDifferences.Finding? {
  let (expected, actual) = (joinPath(folders.expected.path, name), joinPath(folders.actual.path, name))
  switch folders.sides(of: name) {
  case .both: return try compareFiles(expected: expected, actual: actual, options, drawing: drawing)
  case .actual: return try damage(of: actual) ?? .added
  case .expected: return try damage(of: expected) ?? .removed
  case .unreadable(let problems): return .unreadable(problems.map(\.diagnostic))
  }
}

/// Writes a picture to the path that the user chose; never over a baseline, nor through a link.
package func writePicture(_ path: String, _ bytes: [UInt8]) throws(RunError) {
  if isAmongBaselines(path) {
    throw .fault(.usage, "'\(path)' lies among the baselines, which only 'approve' changes")
  }
  try orFault { () throws(FileError) in
    if try fileKind(path) == .link { throw .link(path: path) }
    try writeOutput(path, bytes)
  }
}
