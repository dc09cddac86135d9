import DSComponentFiles
package import DSDiagnostics
import DSShots

/// A symbol, picture or font of a design system that cannot be used, or a source that does not compile whole: it fails the
/// shots that show it, and no others.
package struct FaultyFile: Hashable, Sendable {
  /// Its path, as diagnostics have it.
  package var path: String
  /// What is wrong with it, at least one problem.
  package var problems: [Diagnostic]

  /// What acceptances call it.
  var finding: String {
    problems.first?.id == Diagnostic.notCompiled ? Diagnostic.notCompiled : AcceptedFinding.unusableFile
  }
}

extension [FaultyFile] {
  /// Those that the configuration of a system does not accept; an acceptance of none is reported.
  /// - Parameters:
  ///   - folder: the configuration's folder, which the patterns of acceptances are relative to.
  ///   - reports: whether acceptances of none are reported.
  func notAccepted(
    by system: SystemConfiguration, folder: String, reports: Bool, _ bag: inout DiagnosticBag
  ) -> [FaultyFile] {
    let acceptances = system.accepted.filter {
      [AcceptedFinding.unusableFile, Diagnostic.notCompiled].contains($0.finding)
    }
    var used: Set<Int> = []
    let rest = filter { file in
      let path = relativePath(file.path, in: folder)
      let matching = acceptances.indices.filter {
        acceptances[$0].finding == file.finding && acceptances[$0].covers(file: path)
      }
      used.formUnion(matching)
      return matching.isEmpty
    }
    for (index, acceptance) in acceptances.enumerated() where reports && !used.contains(index) {
      bag.warning(
        "unused-acceptance", "'\(acceptance.finding)' is accepted for files that can be \(acceptance.used)",
        at: acceptance.location,
        hint: "'in' holds patterns for the paths of files, such as 'symbols/flags/*.svg'")
    }
    return rest
  }
}

/// A path below the configuration's folder, as patterns have it; any other path as it is.
func relativePath(_ path: String, in folder: String) -> String {
  folder != "." && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
}

extension AcceptedFinding {
  /// What can be done with files that need no acceptance.
  fileprivate var used: String { finding == Diagnostic.notCompiled ? "compiled" : "used" }
}
