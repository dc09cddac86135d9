import DSDiagnostics
import DSFiles
import DSProject
import DSReport

/// The message for an expectation that is not met.
struct Failure {
  /// The report of its shots.
  let report: RunReport
  /// The folder of the pictures.
  let output: String
  /// The folder of the baselines.
  let baselines: String
  /// Whether baselines would have been recorded elsewhere than in CI.
  let isRefused: Bool
  private let caller: Caller

  /// Shots whose pictures are attached, and that are described.
  private static let shownShots = 20

  init(report: RunReport, output: String, baselines: String, isRefused: Bool, _ caller: Caller) {
    (self.report, self.output, self.baselines) = (report, output, baselines)
    (self.isRefused, self.caller) = (isRefused, caller)
  }

  private var shots: [ShotReport] { report.shots.filter { $0.status != .unchanged } }

  /// The message: every shot that is not equal, with the paths of its pictures, and what to do.
  var text: String {
    var lines = shots.prefix(Self.shownShots).flatMap(block)
    if shots.count > Self.shownShots { lines.append("… and \(shots.count - Self.shownShots) more shots") }
    lines += report.faults.map { "failed: " + $0.message }
    if report.counts.recorded > 0 {
      lines.append("recorded \(report.counts.recorded): look at them, then run again")
    } else if isRefused {
      lines.append("not recorded: CI is set, and the pictures have not been reviewed")
    } else if report.counts.changed + report.counts.added > 0 {
      lines.append(
        "record, after a look at them: DSRENDER_RECORD=failed swift test --filter \(Commands.shellWord(caller.test))")
    }
    lines.append("exit code \(report.exitStatus.rawValue): \(report.exitStatus.meaning)")
    return lines.joined(separator: "\n")
  }

  /// The pictures of what differs, as PNG.
  var pictures: [Caller.Picture] {
    shots.prefix(Self.shownShots).flatMap { shot in
      files(of: shot).compactMap { kind, path in
        let bytes = try? readFile(path, limit: Limits.imageFileBytes)
        let name = shot.id.split(separator: "/").dropFirst().joined(separator: "-")
        return bytes.map { Caller.Picture(name: "\(name).\(kind).png", bytes: $0) }
      }
    }
  }

  private func block(_ shot: ShotReport) -> [String] {
    var lines = ["\(shot.status.name)\(shot.recorded ? " (recorded)" : "")  \(shot.id)"]
    lines += shot.explanation.map { "  " + $0 }
    lines += shot.findings.filter { $0.reason == nil }.flatMap {
      $0.problem.text.split(separator: "\n").map { "  " + $0 }
    }
    lines += files(of: shot).map { kind, path in "  \(kind): \(path)" }
    if shot.recorded { lines.append("  recorded: \(baselines)/\(shot.id).png") }
    return lines
  }

  /// The files of a shot; the expected picture is the baseline as it was before it was recorded.
  private func files(of shot: ShotReport) -> [(kind: String, path: String)] {
    [
      ("expected", shot.files.expected), ("actual", shot.files.actual ?? shot.files.png),
      ("difference", shot.files.difference),
    ].compactMap { kind, path in path.map { (kind, output + "/" + $0) } }
  }
}
