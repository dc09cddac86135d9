import DSDiagnostics
import DSFiles
package import DSProject
import DSShots
import DSSyntax

/// What the last run that wrote its report into a folder found out.
package struct LastRun: Sendable {
  /// The ids of the shots that it looked at and found equal to their baselines, without a finding that has no reason.
  private let equal: Set<String>
  /// The fingerprints that the design systems were drawn with.
  private let fingerprints: [String: String]
  private let configuration: String?
  /// For a run that did not end well although every shot in it was equal, for example because of orphaned baselines:
  /// the end of a sentence about these shots; else empty.
  package let ending: String

  /// Reads the report of a run.
  /// - Throws: `FileError` where there is none; `DiagnosticsError` where it is damaged.
  package init(in folder: String) throws {
    let file = joinPath(folder, "report.json")
    let root = try parseSyntax(try readFile(file, limit: Limits.manifestBytes, followingLinks: false), file: file)
    guard root["schema"]?.string == "dsrender-report", let shots = root["shots"]?.elements else {
      throw DiagnosticsError([
        Diagnostic("bad-report", "this is not a report of a run", at: root.location, hint: "'matrix --out' writes one")
      ])
    }
    equal = Set(
      shots.compactMap { shot in
        let isOpen = shot["findings"]?.elements?.contains { $0["because"] == nil } ?? false
        return shot["status"]?.string == "unchanged" && !isOpen ? shot["id"]?.string : nil
      })
    configuration = root["configuration"]?.string
    let systems = (root["systems"]?.elements ?? []).compactMap { system in
      system["name"]?.string.flatMap { name in system["fingerprint"]?.string.map { (name, $0) } }
    }
    fingerprints = Dictionary(systems) { first, _ in first }
    let code = root["exit"]?["code"]?.number.map { Int($0) } ?? 0
    ending =
      code == 0 || equal.count < shots.count
      ? "" : ", though it ended with \(code): \(root["exit"]?["meaning"]?.string ?? "")"
  }

  /// The shots of a project that the run found equal. What it did not look at is not among them, nor is anything where it was
  /// one of another configuration, or drew with another renderer or other fonts.
  package func equal(in project: Project) -> Set<String> {
    guard configuration == project.configuration else { return [] }
    return Set(
      project.shots.filter { equal.contains($0.shot.id) && fingerprints[$0.system.name] == $0.system.fingerprint }
        .map(\.shot.id))
  }
}
