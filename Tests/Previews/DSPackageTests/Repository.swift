import Foundation
import TestFolder

extension Repository {
  /// What a package's manifest names to depend on this repository as users do: by its address, not by its folder.
  ///
  /// A checkout has only what git keeps: no fonts, no build folder. What is there now is committed to a repository in a
  /// build folder, so that changes are tested before they are committed, and copies without a history too. By its
  /// branch the package manager would go on with what the last run has checked out.
  static func dependency() throws -> String {
    ".package(url: \"file://\(address)\", revision: \"\(try snapshot.get())\")"
  }

  /// The same as manifests before 5.6 write it.
  static func oldDependency() throws -> String {
    try dependency()
      .replacingOccurrences(of: "revision: (\"[^\"]*\")", with: ".revision($1)", options: .regularExpression)
  }

  private static let address = BuildFolder.previews.path + "/snapshot/dsrender.git"

  private static let snapshot = Result {
    @discardableResult
    func git(_ words: String...) throws -> String {
      let command = try Command(
        ["git", "--git-dir", address, "--work-tree", path, "-c", "user.name=Tests", "-c", "user.email=tests@localhost"]
          + words, in: path)
      guard command.status == 0 else { throw Failure(output: command.output) }
      return command.output
    }
    if !FileManager.default.fileExists(atPath: address) {
      try FileManager.default.createDirectory(atPath: address, withIntermediateDirectories: true)
      try git("init", "--quiet", "--initial-branch", "main")
    }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "What is there now")
    return try git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// What git said.
  private struct Failure: Error { let output: String }
}
