import DSDiagnostics
import Foundation
import Synchronization

/// Where the sources of modules lie, so that a place in a message is a path that an editor opens.
///
/// Swift names a file by its module and its own name, which no two files of a module share.
final class SourceFiles: Sendable {
  /// The variable with the folder of a package whose sources are links to those of an Xcode project.
  private static let links = "DSRENDER_LINKS"
  private let folders: [String: String]
  /// That folder; nil for other packages.
  private let linked: String?
  /// For each module that was looked up, the paths of its files by their names.
  private let known = Mutex<[String: [String: String]]>([:])

  /// The files of modules in some folders; those of any other are looked for in `Sources`, below the working folder.
  init(folders: [String: String] = [:]) {
    self.folders = folders
    linked = ProcessInfo.processInfo.environment[Self.links]
  }

  /// The place with a path in place of `Module/File.swift`; unchanged if there is no such file.
  func place(_ place: SourceLocation) -> SourceLocation {
    let parts = place.file.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = paths(of: parts[0])[parts[1]] else { return place }
    return SourceLocation(file: path, line: place.line, column: place.column)
  }

  /// The problem with such a place.
  func placed(_ problem: Diagnostic) -> Diagnostic {
    var placed = problem
    placed.location = place(problem.location)
    return placed
  }

  private func paths(of module: String) -> [String: String] {
    known.withLock { known in
      if let paths = known[module] { return paths }
      let folder = (linked.map { $0 + "/" } ?? "") + (folders[module] ?? "Sources/" + module)
      var paths: [String: String] = [:]
      for file in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] where file.hasSuffix(".swift") {
        paths[(file as NSString).lastPathComponent] = userPath(folder + "/" + file)
      }
      known[module] = paths
      return paths
    }
  }

  /// The path of a source as an editor opens it: that of a project's file, where the source is a link to it.
  private func userPath(_ path: String) -> String {
    guard linked != nil else { return path }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = FileManager.default.currentDirectoryPath + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}
