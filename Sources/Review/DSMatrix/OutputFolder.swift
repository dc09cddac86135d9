import DSBaselines
import DSCompare
import DSDiagnostics
package import DSFiles
import DSImage
import DSReport
import DSShotDrawing
import Glibc

/// The folder that a run writes its pictures and reports into.
///
/// Only one run uses it at a time; no name leads out of it; a file that this program did not write is neither
/// overwritten nor removed. A manifest lists the written files, so that the next run can remove what it does not write
/// again.
final class OutputFolder: Sendable {
  /// The folder as the user gave it.
  let path: String
  /// Files of earlier runs, relative to the folder.
  private let earlier: Set<String>
  private let lock: OutputFolderLock
  /// What is known inside pictures, until the page is written.
  private let kept: SpillFile

  /// The manifest: one relative path a line.
  fileprivate static let manifest = ".dsrender-files"
  private static let history = "_history"
  private static let strips = "_strips"

  /// The file of a baseline that shots have had; shots share it as they share baselines.
  static func earlier(_ file: ContentHash) -> String { "\(history)/\(file.text).png" }

  /// The file of before and after of a group's first shot.
  static func strip(ofGroup number: Int) -> String { "\(strips)/group-\(number).png" }

  /// The endings of the files of regions.
  static let cropEndings = (1...Difference.mostRegions).map(ShotReport.Files.cropEnding)

  /// Opens the folder for the files that a run may write, making it if it is missing.
  /// - Throws: if another run works in it, it is a file, a link is in the way, or a foreign file would have to be
  ///   overwritten.
  init(path: String, files: some Sequence<String>) throws(OutputFolderError) {
    self.path = path
    kept = SpillFile(in: path, keepingInMemory: Limits.insideBytesInMemory)
    do throws(FileError) {
      try createFolders(path)
      lock = try OutputFolderLock(folder: path)
      earlier = try Self.readManifest(path)
      try removeStaleTemporaries(in: path)
      for name in Self.ownFolders {
        let folder = joinPath(path, name)
        if try fileKind(folder) == .link { throw .link(path: folder) }
      }
    } catch { throw .file(error) }
    var present = PresentNames(folder: path)
    for file in files where !earlier.contains(file) {
      guard try present.containsBeginning(of: file) else { continue }
      if let foreign = try Self.existing(file, in: path) { throw .foreign(foreign) }
    }
    // Written before the first picture: a run that is killed leaves no file that the next one takes for foreign. Nor
    // does it leave the reports of an earlier run.
    do throws(FileError) {
      try Self.writeManifest(earlier, and: files, path)
      try removeReports()
    } catch { throw .file(error) }
  }

  /// Which names exist directly in a folder; each is looked up once. Nothing is in the way of a file in a folder that does
  /// not exist, and a new run asks for some 50,000 of them.
  private struct PresentNames {
    let folder: String
    private var known: [Substring: Bool] = [:]

    init(folder: String) { self.folder = folder }

    /// Whether the first part of a path exists.
    mutating func containsBeginning(of file: String) throws(OutputFolderError) -> Bool {
      let name = file.prefix { $0 != "/" }
      if let known = known[name] { return known }
      do throws(FileError) {
        let exists = try fileKind(joinPath(folder, String(name))) != nil
        known[name] = exists
        return exists
      } catch { throw .file(error) }
    }
  }

  /// The path of a file if it exists.
  private static func existing(_ file: String, in folder: String) throws(OutputFolderError) -> String? {
    do throws(FileError) {
      let target = try target(file, in: folder)
      return try fileKind(target) == nil ? nil : target
    } catch { throw .file(error) }
  }

  /// Writes one file; one that holds these bytes already is left alone, which is several times faster than a new one.
  func write(_ file: String, _ bytes: [UInt8]) throws(FileError) {
    try lock.check()
    let target = try Self.target(file, in: path)
    if let found = try? readFile(target, limit: bytes.count, followingLinks: false), found == bytes { return }
    try createFolders(splitPath(target).folder)
    try writeOutput(target, bytes)
  }

  /// Writes one file that is made piece by piece.
  func write(_ file: String, pieces body: (inout FilePieces) -> Void) throws(FileError) {
    try lock.check()
    let target = try Self.target(file, in: path)
    try createFolders(splitPath(target).folder)
    try writeOutput(target, pieces: body)
  }

  /// Keeps what the page will show inside a picture; in a large run on the disk.
  func keep(_ inside: [UInt8]?) throws(FileError) -> KeptBytes? {
    guard let inside else { return nil }
    return try kept.keep(inside)
  }

  /// Removes the reports of an earlier run, which are not this one's.
  private func removeReports() throws(FileError) {
    for (file, _) in Self.beginnings where earlier.contains(file) {
      try removeFile(try Self.target(file, in: path))
    }
  }

  /// Checks that files which this run has written still exist.
  func checkPresence(of files: some Sequence<String>) throws(FileError) {
    try lock.check()
    try DSFiles.checkPresence(of: files, in: path)
  }

  /// Removes what earlier runs wrote and this one did not, and notes what is there now.
  /// - Parameter lookedAt: every file that the run might have written, where it looked at a part of the matrix; what
  ///   others wrote stays.
  func finish(written: consuming FileNameList, lookedAt: Set<String>?) throws(FileError) {
    try lock.check()
    let gone = lookedAt.map(earlier.intersection) ?? earlier
    let written = written.sorted()
    for file in gone.filter({ !written.contains($0) }).sorted() {
      // The list may come with a checkout, and a project has scripts too.
      if file.hasPrefix(ReportPage.folder + "/"), try Self.isForeign(file, ReportPage.partBeginning, in: path) {
        continue
      }
      let target = try Self.target(file, in: path)
      guard try removeFile(target) else { continue }
      var folder = splitPath(target).folder
      while folder.utf8.count > path.utf8.count, try removeEmptyFolder(folder) { folder = splitPath(folder).folder }
    }
    try Self.writeManifest(earlier.subtracting(gone), and: written, path)
  }

  /// Folders of a run whose names no system has.
  private typealias Folder = ShotReport.Files.Folder
  private static let ownFolders = [
    Folder.differences, Folder.baselines, Folder.steps, Folder.aligned, history, strips, Folder.crops,
    ReportPage.folder,
  ]

  fileprivate static func target(_ file: String, in folder: String) throws(FileError) -> String {
    guard let own = ownFolders.first(where: { file.hasPrefix($0 + "/") }) else {
      return try confinedPath(file, in: folder)
    }
    return try confinedPath(String(file.dropFirst(own.count + 1)), in: joinPath(folder, own))
  }

  private static func readManifest(_ folder: String) throws(FileError) -> Set<String> {
    do {
      let bytes = try readFile(joinPath(folder, manifest), limit: Limits.manifestBytes, followingLinks: false)
      // A name that no run writes is not a file of a run, whatever the list contains.
      let names = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter(isRunFile))
      // The list may come with a checkout, and a project has files of these names too.
      return names.subtracting(try foreignReports(in: folder))
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// The names of reports that are taken by something that this program did not write.
  private static func foreignReports(in folder: String) throws(FileError) -> Set<String> {
    var foreign: Set<String> = []
    for (name, beginning) in beginnings where try isForeign(name, beginning, in: folder) { foreign.insert(name) }
    return foreign
  }

  private static func isForeign(_ name: String, _ beginning: [UInt8], in folder: String) throws(FileError) -> Bool {
    let path = joinPath(folder, name)
    guard let kind = try fileKind(path) else { return false }
    guard kind == .regular else { return true }
    return try readBeginning(of: path, count: beginning.count) != beginning
  }

  /// How the reports begin, by name.
  private static let beginnings: [(name: String, bytes: [UInt8])] =
    RunFiles.Report.allCases.map { (name(of: $0), beginning(of: $0)) } + [
      (ViewedPictures.name, ViewedPictures.beginning), (ShardRecord.name, ShardRecord.beginning),
    ]

  /// Whether a run may write a file of this name.
  fileprivate static func isRunFile(_ name: String) -> Bool {
    if beginnings.contains(where: { $0.name == name }) { return true }
    guard let own = ownFolders.first(where: { name.hasPrefix($0 + "/") }) else {
      return isPicture(name[...], PictureFormat.allCases.map { ".\($0.rawValue)" })
    }
    let inside = name.dropFirst(own.count + 1)
    switch own {
    case Folder.differences: return isPicture(inside, ["actual", "difference"].map { ".\($0).png" })
    case Folder.baselines, Folder.steps, Folder.aligned, history:
      return inside.hasSuffix(".png") && ContentHash(text: inside.dropLast(4)) != nil
    case strips: return groupNumber(ofStrip: inside) != nil
    case Folder.crops: return isPicture(inside, cropEndings)
    default: return ReportPage.isPart(String(inside))
    }
  }

  /// The group that a name is the strip of; nil for any other name.
  private static func groupNumber(ofStrip name: Substring) -> Int? {
    guard name.hasPrefix("group-"), name.hasSuffix(".png"), let number = Int(name.dropFirst(6).dropLast(4)) else {
      return nil
    }
    return name == "group-\(number).png" ? number : nil
  }

  private static func isPicture(_ name: Substring, _ endings: [String]) -> Bool {
    guard let ending = endings.first(where: name.hasSuffix) else { return false }
    return isBaselineName(String(name.dropLast(ending.count)))
  }

  /// Writes the list: the files of earlier runs, sorted, then those of this one, which are gone through twice.
  private static func writeManifest(
    _ earlier: Set<String>, and files: some Sequence<String>, _ folder: String
  ) throws(FileError) {
    var rest = earlier
    if !rest.isEmpty { for file in files { rest.remove(file) } }
    try writeOutput(joinPath(folder, manifest)) { pieces in
      writeLines(rest.sorted(), to: &pieces)
      writeLines(files, to: &pieces)
    }
  }
}

/// Writes names, a line each.
private func writeLines(_ names: some Sequence<String>, to file: inout FilePieces) {
  var piece: [UInt8] = []
  for name in names {
    piece += name.utf8
    piece.append(UInt8(ascii: "\n"))
    guard piece.count > 1 << 16 else { continue }
    file.write(piece)
    piece.removeAll(keepingCapacity: true)
  }
  file.write(piece)
}

extension OutputFolder {
  /// Whether a folder holds nothing, is not there, or is one that a run has written.
  static func isFree(_ path: String) throws(OutputFolderError) -> Bool {
    do throws(FileError) {
      guard try fileKind(path) != nil, try fileKind(joinPath(path, manifest)) != .regular else { return true }
      return try listFiles(path, suffix: "").isEmpty
    } catch { throw .file(error) }
  }
}

/// The path of a file that a run may have written into a folder; nil for any other name.
package func pathOfRunFile(_ name: String, in folder: String) -> String? {
  OutputFolder.isRunFile(name) ? try? OutputFolder.target(name, in: folder) : nil
}

/// Removes the reports of an earlier run from a folder, for a run that may fail before it opens the folder. Nothing is
/// removed where no run has written or another one works.
package func removeReports(in path: String) throws(FileError) {
  guard try fileKind(joinPath(path, OutputFolder.manifest)) == .regular else { return }
  do throws(OutputFolderError) { _ = try OutputFolder(path: path, files: []) } catch {
    switch error {
    case .file(.locked), .foreign, .isBaselines, .holdsInput: return
    case .file(let error): throw error
    }
  }
}

/// Why a folder cannot take a run's output.
package enum OutputFolderError: Error, Sendable {
  /// A file operation failed.
  case file(FileError)
  /// A file is in the way that this program did not write.
  case foreign(String)
  /// The folder is the baselines' or lies in it, where a picture would become a baseline.
  case isBaselines(String)
  /// The folder is one that the project is read from, lies in it, or holds it.
  case holdsInput(String, input: String)

  /// What went wrong, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .foreign(let path): "'\(path)' was not written by dsrender and would be overwritten; choose a different folder"
    case .holdsInput(let path, let input):
      "'\(path)' and '\(input)', which the project is read from, contain one another; choose a folder for pictures alone"
    case .isBaselines(let path): "'\(path)' is the folder of the baselines, which only 'approve' changes"
    }
  }
}
