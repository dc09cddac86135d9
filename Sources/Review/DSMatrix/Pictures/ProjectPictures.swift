import DSDiagnostics
import DSDiff
import DSFiles
import DSImage
import DSPictures
import DSProject
import DSReport

extension Project {
  /// The paths of expected pictures that have no actual one, by the id that their shots had.
  var removedPictures: [String: String] {
    systems.compactMap(\.pictures).reduce(into: [:]) { found, source in
      for (id, file) in source.removed { found[id] = joinPath(source.expected, file) }
    }
  }

  /// What keeps a run from being equal because pictures were not compared: those of a kind that is not read, pointers and
  /// links, unless both folders have the same bytes.
  var leftOutPictures: [RunReport.Fault] {
    systems.flatMap { system -> [RunReport.Fault] in
      let unknown = (system.pictures?.leftOut ?? []).filter { $0.kind.mayShowPicture && !$0.hasSameBytes }
      return unknown.lines.map { line in
        RunReport.Fault(cause: .incomplete, message: "'\(system.name)': not compared: \(line)")
      }
    }
  }
}

extension OutputFolder {
  /// Writes expected pictures that have no actual one beside those of changed shots; one that cannot be shown has none.
  /// - Parameter pictures: their paths, by id.
  func writeRemoved(_ pictures: [String: String]) throws(FileError) -> [RunReport.OrphanPicture] {
    var written: [RunReport.OrphanPicture] = []
    for (id, path) in pictures.sorted(by: { $0.key < $1.key }) {
      // A damaged picture that nothing is compared with is not shown; its name is reported.
      guard let picture = try? ShownPicture(path) else { continue }
      let name = ShotReport.Files.expected(contentHash(picture.png))
      try write(name, picture.png)
      written.append(
        RunReport.OrphanPicture(id: id, file: name, size: picture.size))
    }
    return written
  }
}
