import DSDiagnostics
import DSFiles
import TestFolder

@testable import DSXcodeProject

/// A folder with a project that a test writes down, and with files.
final class ProjectFolder {
  let path: String
  private let folder = TestFolder()

  /// Writes a project.
  /// - Parameters:
  ///   - targets: the ids of its targets.
  ///   - fields: further fields of the project itself.
  ///   - objects: all other objects, as a project file has them.
  ///   - files: the paths and texts of files beside it.
  init(targets: String = "", fields: String = "", objects: String, files: [String: String] = [:]) throws {
    path = folder.path
    try write("App.xcodeproj/project.pbxproj", Self.text(targets: targets, fields: fields, objects: objects))
    for (name, text) in files { try write(name, text) }
  }

  /// The text of a project.
  static func text(targets: String, fields: String, objects: String) -> String {
    "{ objects = { P = { isa = PBXProject; targets = (\(targets)); \(fields) }; \(objects) }; rootObject = P; }"
  }

  func write(_ name: String, _ text: String) throws {
    try createFolders(splitPath(path + "/" + name).folder)
    try writeOutput(path + "/" + name, Array(text.utf8))
  }

  var bundle: String { path + "/App.xcodeproj" }

  func project() throws -> ProjectFile { try ProjectFile(bundle: bundle) }

  /// A path without that of the folder.
  func short(_ text: String) -> String { text.replacing(path + "/", with: "") }

  /// The package of a target; the only app by default.
  func package(_ target: String? = nil, without: Set<String> = []) throws -> AppPackage {
    let found = try FoundProject(bundle, target: target)
    return try AppPackage(
      of: found.target, in: found.graph, configuration: nil, without: without, resolved: found.resolved)
  }
}

/// The problems that something ends with, one line each, with the hint.
func problems<Value>(_ work: () throws -> Value) -> [String] {
  do {
    _ = try work()
    return []
  } catch let error as DiagnosticsError {
    return error.diagnostics.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") }
  } catch {
    return ["\(error)"]
  }
}
