import DSDiagnostics
import DSFiles
import DSSyntax

/// The packages of which Xcode keeps the versions: those that a project names, and those that these depend on.
struct PinnedPackages {
  /// The packages by their identities, each in the version that it is kept in.
  private(set) var byIdentity: [String: PackageReference] = [:]

  /// The packages of the first of some files that there is; none if it cannot be read, which the package manager reports.
  init(_ files: [String]) {
    guard let path = files.first(where: { (try? fileKind($0)) == .some(.regular) }),
      let text = try? readFile(path, limit: Limits.textFileBytes), let root = try? parseSyntax(text, file: path)
    else { return }
    for pin in (root["pins"] ?? root["object"]?["pins"])?.elements ?? [] {
      guard let url = (pin["location"] ?? pin["repositoryURL"])?.string, let state = pin["state"] else { continue }
      let requirement =
        state["version"]?.string.map { "exact: \(literal($0))" }
        ?? state["revision"]?.string.map { "revision: \(literal($0))" }
      guard let requirement else { continue }
      let package = PackageReference(source: .remote(url, requirement: requirement))
      byIdentity[package.identity] = package
    }
  }
}
