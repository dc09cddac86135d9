import DSDiagnostics
import DSFiles

/// A package that a project uses.
struct PackageReference: Hashable, Sendable {
  /// Where the package comes from.
  enum Source: Hashable, Sendable {
    /// An absolute path of a folder.
    case local(String)
    /// An address, and what the manifest says of the version, such as `from: "1.2.0"`.
    case remote(String, requirement: String)
  }

  var source: Source

  /// The name by which targets refer to the package: the end of its address or path, in lower case.
  var identity: String {
    switch source {
    case .local(let path): return splitPath(path).leaf.lowercased()
    case .remote(let url, _):
      let path = url.hasSuffix("/") ? String(url.dropLast()) : url
      let leaf = splitPath(String(path.map { $0 == ":" ? "/" : $0 })).leaf
      return (leaf.lowercased().hasSuffix(".git") ? String(leaf.dropLast(4)) : leaf).lowercased()
    }
  }

  /// The package of an object of a project; nil for one that names none, which is reported.
  init?(_ object: ProjectObject, in project: ProjectFile, _ problems: inout DiagnosticBag) {
    switch object.kind {
    case "XCLocalSwiftPackageReference":
      guard let path = object.text("relativePath") ?? object.text("path") else { return nil }
      source = .local(normalizedPath(joinPath(project.folder, path)))
    case "XCRemoteSwiftPackageReference":
      guard let url = object.text("repositoryURL") else { return nil }
      guard let requirement = Self.requirement(object.fields["requirement"]?.table ?? [:]) else {
        problems.error(
          "unknown-requirement", "the version of the package '\(url)' is not one that packages can have",
          at: object.fields["requirement"]?.place ?? object.place,
          hint: "choose a version, a range, a branch or a revision in Xcode")
        return nil
      }
      source = .remote(url, requirement: requirement)
    default: return nil
    }
  }

  init(source: Source) { self.source = source }

  /// What a manifest says for the requirement of a project.
  private static func requirement(_ table: [String: ListValue]) -> String? {
    func version(_ key: String) -> String? { table[key]?.text.flatMap(full).map(literal) }
    switch table["kind"]?.text {
    case "upToNextMajorVersion": return version("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion": return version("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return (version("version") ?? version("minimumVersion")).map { "exact: \($0)" }
    case "versionRange":
      guard let low = version("minimumVersion"), let high = version("maximumVersion") else { return nil }
      return "\(low)..<\(high)"
    case "branch": return table["branch"]?.text.map { "branch: \(literal($0))" }
    case "revision": return table["revision"]?.text.map { "revision: \(literal($0))" }
    default: return nil
    }
  }

  /// A version with three numbers, as manifests have it; nil for other texts.
  private static func full(_ text: String) -> String? {
    let end = text.firstIndex { $0 == "-" || $0 == "+" } ?? text.endIndex
    var parts = text[..<end].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard (1...3).contains(parts.count), parts.allSatisfy({ Int($0) != nil }) else { return nil }
    while parts.count < 3 { parts.append("0") }
    return parts.joined(separator: ".") + text[end...]
  }
}

/// A text as Swift writes it.
func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "\"": result += "\\" + String(scalar)
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\0": result += "\\0"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
