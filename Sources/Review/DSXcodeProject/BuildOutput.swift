import DSFiles

/// The output of the package manager, with the paths of the project in place of those of the package that it became.
struct BuildOutput {
  /// The folder of the package.
  let folder: String
  /// The exit code of the plugin, as the package manager names it in its last line; nil if it has none.
  private(set) var code: Int32?
  /// Whether the plugin ran: without it the packages could not be resolved.
  private(set) var resolves = true

  init(folder: String) { self.folder = folder }

  /// A line as it is printed; nil for one that only says how the plugin ended.
  mutating func line(_ line: String) -> String? {
    if let range = line.firstRange(of: "Plugin ended with exit code ") {
      code = Int32(line[range.upperBound...].prefix { $0.isNumber })
      return nil
    }
    if line.hasPrefix("error: ") && ["clone", "resolve", "fetch", "depend"].contains(where: line.contains) {
      resolves = false
    }
    // The command says so before the package manager begins.
    if line.hasPrefix("Building dsrender with ") { return nil }
    return withProjectPaths(line)
  }

  /// A line in which files of the package are those of the project that they are links to.
  private func withProjectPaths(_ line: String) -> String {
    let start = folder + "/"
    guard line.contains(start) else { return line }
    var result = ""
    var rest = line[...]
    while let range = rest.firstRange(of: start) {
      result += rest[..<range.lowerBound]
      let tail = rest[range.lowerBound...]
      // A path may have spaces: it ends where its extension does.
      let end = tail.firstRange(of: ".swift").map(\.upperBound) ?? range.upperBound
      let path = String(tail[..<end])
      result += resolvedPath(path) ?? linkTarget(path) ?? path
      rest = rest[end...]
    }
    return result + rest
  }
}
