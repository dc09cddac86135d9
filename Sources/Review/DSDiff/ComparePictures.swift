import DSBaselines
import DSCrashes
import DSFiles
import DSParallel
package import DSProject
import DSReport

/// Compares two pictures, or the pictures of two folders by name. The content decides what a file is; files that are
/// not compared are listed.
/// - Parameters:
///   - expected: the file or folder to compare with.
///   - actual: the file or folder in question.
package func comparePictures(
  expected: String, actual: String, _ options: ComparisonOptions = ComparisonOptions()
) async throws(RunError) -> PictureDifferences {
  let (oldFolder, newFolder) = (try isFolder(expected), try isFolder(actual))
  if oldFolder, newFolder { return try await compareFolders(expected: expected, actual: actual, options) }
  if oldFolder || newFolder { throw .fault(.usage, "a folder and a file cannot be compared") }
  var result = PictureDifferences()
  var drawing: [UInt8]?
  let draws: (([UInt8]) -> Void)? = options.output == nil ? nil : { drawing = $0 }
  switch try compareFiles(expected: expected, actual: actual, options, drawing: draws) {
  case .unreadable(let problems)?: throw .badInput(problems)
  case let finding?: result.findings = [(actual, finding)]
  case nil: result.equal = 1
  }
  if let output = options.output, let drawing { try writePicture(output, drawing) }
  return result
}

private func compareFolders(
  expected: String, actual: String, _ options: ComparisonOptions
) async throws(RunError) -> PictureDifferences {
  let pair = PictureFolderPair(try PictureFolder(expected), try PictureFolder(actual))
  let folder = try options.output.map { path throws(RunError) in
    try DifferenceFolder(path, expected: expected, actual: actual, names: pair.drawn)
  }
  let names = pair.compared
  var options = options
  // Together they take no more memory than eight pairs may.
  options.plainBytes = min(options.plainBytes, 8 * options.plainBytes / coreCount())
  let asked = options
  Interruption.postpone()
  defer { Interruption.resume() }
  let outcomes = try await inParallel(names.count) { index throws(RunError) -> PictureDifferences.Finding? in
    if Interruption.isRequested { throw .fault(.interrupted, "interrupted: not all pictures were compared") }
    let name = names[index]
    if let known = pair.known(name) { return known }
    let (first, second) = (joinPath(expected, name), joinPath(actual, name))
    let finding = try compareFiles(expected: first, actual: second, asked)
    if let folder, finding?.isOfPixels == true {
      var drawing: [UInt8] = []
      _ = try compareFiles(expected: first, actual: second, asked, drawing: { drawing = $0 })
      try folder.write(name, drawing)
    }
    return finding
  }.get()
  var result = PictureDifferences()
  for (name, outcome) in zip(names, outcomes) {
    if let outcome { result.findings.append((name, outcome)) } else { result.equal += 1 }
  }
  result.leftOut = try pair.leftOut { name throws(RunError) in
    try haveEqualBytes(joinPath(expected, name), joinPath(actual, name))
  }
  try folder?.finish()
  return result
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

private func isFolder(_ path: String) throws(RunError) -> Bool {
  let kind = try orFault { () throws(FileError) in try fileKind(path) }
  guard let kind else { throw .fault(.badInput, "there is no file or folder '\(path)'") }
  return kind == .folder
}
