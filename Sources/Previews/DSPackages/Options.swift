import Foundation

/// The options before the command, which are the plugin's own.
struct Options {
  /// Whether the program is only built.
  private(set) var buildsOnly = false
  /// `debug` or `release`.
  private(set) var configuration = "debug"
  /// What the program is called with.
  private(set) var arguments: [String]

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let first = rest.first, ["--build-only", "--release"].contains(first) {
      if first == "--release" { configuration = "release" } else { buildsOnly = true }
      rest = rest.dropFirst()
    }
    self.arguments = Array(rest)
  }

  /// Whether there is nothing to do without previews: a package with a configuration may be one of component files.
  func needsPreviews(_ package: SourcePackage) -> Bool {
    let isConfigured = FileManager.default.fileExists(atPath: package.folder + "/dsrender.yaml")
    let isAboutProject = arguments.first.map { !$0.hasPrefix("-") && !["init", "reference", "schema"].contains($0) }
    return !isConfigured && isAboutProject == true && !arguments.contains { $0.hasPrefix("--config") }
  }
}
