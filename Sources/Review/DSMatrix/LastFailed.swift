import DSDiagnostics
import DSFiles
import DSSyntax

/// The ids of the shots that were not equal to their baselines, or had findings without a reason, in the last run that wrote
/// its report into a folder.
/// - Throws: `FileError` where there is no report; `DiagnosticsError` where it is damaged.
package func lastFailed(in folder: String) throws -> [String] {
  let file = joinPath(folder, "report.json")
  let root = try parseSyntax(try readFile(file, limit: Limits.manifestBytes, followingLinks: false), file: file)
  guard root["schema"]?.string == "dsrender-report", let shots = root["shots"]?.elements else {
    throw DiagnosticsError([
      Diagnostic("bad-report", "this is no report of a run", at: root.location, hint: "'matrix --out' writes one")
    ])
  }
  return shots.compactMap { shot in
    let isOpen = shot["findings"]?.elements?.contains { $0["because"] == nil } ?? false
    return shot["status"]?.string == "unchanged" && !isOpen ? nil : shot["id"]?.string
  }
}
