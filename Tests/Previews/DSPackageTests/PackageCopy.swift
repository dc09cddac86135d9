import Foundation
import TestFolder

/// A copy of one of the packages of `Fixtures/Packages`, beside nothing else.
final class PackageCopy {
  /// The copy's folder.
  let path: String
  /// What it is built in.
  let buildFolder: BuildFolder
  private let folder = TestFolder()

  /// Copies a package; paths to this repository and to fonts become absolute.
  init(_ name: String, in buildFolder: BuildFolder = .previews) throws {
    (path, self.buildFolder) = (folder[name], buildFolder)
    let original = Repository.path + "/Fixtures/Packages/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Whoever ran the package in its own folder has left a build there.
    for entry in try FileManager.default.contentsOfDirectory(atPath: original)
    where ![".build", "shots"].contains(entry) {
      try FileManager.default.copyItem(atPath: original + "/" + entry, toPath: path + "/" + entry)
    }
    try change("Package.swift", ".package(name: \"dsrender\", path: \"../../..\")", Repository.dependency)
    if FileManager.default.fileExists(atPath: path + "/dsrender.yaml") {
      try change("dsrender.yaml", "../../../.fonts", Repository.path + "/.fonts")
    }
  }

  /// Makes a package of some files.
  init(files: [(name: String, text: String)], in buildFolder: BuildFolder = .previews) throws {
    (path, self.buildFolder) = (folder["Package"], buildFolder)
    for (name, text) in files {
      let file = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Replaces a text that must be there.
  func change(_ file: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
    guard text.contains(old) else { throw CocoaError(.formatting) }
    try text.replacingOccurrences(of: old, with: new).write(
      toFile: path + "/" + file, atomically: true, encoding: .utf8)
  }

  /// Writes a file.
  func write(_ file: String, _ text: String) throws {
    try text.write(toFile: path + "/" + file, atomically: true, encoding: .utf8)
  }

  /// Commits the package to a repository of its own, without what runs have written.
  func commit() throws {
    let user = ["-c", "user.name=Tests", "-c", "user.email=tests@localhost"]
    for words in [
      ["init", "--quiet"], ["add", "--", ".", ":!shots"], user + ["commit", "--quiet", "--message", "All"],
    ] {
      let command = try Command(["git"] + words, in: path)
      guard command.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
  }

  /// Moves a file.
  func move(_ file: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path + "/" + file, toPath: path + "/" + other)
  }

  /// Calls `swift package dsrender` as a user does, with a build folder that it shares with other tests.
  /// - Parameter environment: what is set for it alone.
  func matrix(environment: String...) throws -> Command {
    try Command(
      environment + [
        "swift", "package", "--package-path", path, "--scratch-path", buildFolder.path, "dsrender", "matrix",
        "--out", "shots/",
      ], in: path)
  }

  /// The ids of the shots of the last run's report by their status.
  func shots() throws -> [String: [String]] {
    let data = try Data(contentsOf: URL(filePath: path + "/shots/report.json"))
    let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let shots = report?["shots"] as? [[String: Any]] ?? []
    return Dictionary(grouping: shots) { $0["status"] as? String ?? "" }
      .mapValues { $0.compactMap { $0["id"] as? String }.sorted() }
  }
}
