import DSComponentFiles
package import DSDiagnostics
import DSShots

/// A symbol, picture or font of a design system that cannot be used: it fails the shots that show it, and no others.
package struct FaultyFile: Hashable, Sendable {
  /// Its path, as diagnostics have it.
  package var path: String
  /// What is wrong with it, at least one problem.
  package var problems: [Diagnostic]
}

extension [FaultyFile] {
  /// Those that the configuration of a system does not accept; an acceptance of none is reported.
  /// - Parameter folder: the configuration's folder, which the patterns of acceptances are relative to.
  func notAccepted(by system: SystemConfiguration, folder: String, _ bag: inout DiagnosticBag) -> [FaultyFile] {
    let acceptances = system.accepted.filter { $0.finding == AcceptedFinding.unusableFile }
    var used: Set<Int> = []
    let rest = filter { file in
      let path = relativePath(file.path, in: folder)
      let matching = acceptances.indices.filter { acceptances[$0].covers(file: path) }
      used.formUnion(matching)
      return matching.isEmpty
    }
    for (index, acceptance) in acceptances.enumerated() where !used.contains(index) {
      bag.warning(
        "unused-acceptance", "'\(acceptance.finding)' is accepted for files that can be used", at: acceptance.location,
        hint: "'in' holds patterns for the paths of files, such as 'symbols/flags/*.svg'")
    }
    return rest
  }
}

/// A path below the configuration's folder, as patterns have it; any other path as it is.
func relativePath(_ path: String, in folder: String) -> String {
  folder != "." && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}
