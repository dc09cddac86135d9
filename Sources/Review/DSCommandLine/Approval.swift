import DSDiagnostics
import DSFiles
import DSJSON
import DSMatrix
import DSReport

/// What `approve` did, as text and as JSON.
struct Approval {
  /// Shots that are left, because the named file contradicts an earlier one about them.
  var contradictions: [(shot: String, file: String)] = []
  /// What reviewers rejected.
  var rejected = RejectedShots([], in: [])
  /// The run that drew the pictures again; nil if there was nothing to draw.
  var report: RunReport?
  /// With `--adopt`, the baselines of the earlier name that no new shot equals.
  var left: [String]?

  /// The baselines that moved to new shots.
  var moved: [RunReport.Rename] { report?.renamed.filter(\.isMoved) ?? [] }

  /// The shots whose picture became a baseline.
  private var approved: [ShotReport] {
    let moved = Set(moved.map(\.shot))
    return report?.shots.filter { $0.recorded && !moved.contains($0.id) } ?? []
  }

  private var failed: [ShotReport] { report?.shots.filter(\.isFailed) ?? [] }
  private var waiting: [ShotReport] { report?.shots.filter { $0.needsReason && !$0.isFailed } ?? [] }

  /// What the run did, in lines.
  /// - Parameter printer: draws failures and findings as other commands do.
  func text(_ printer: ConsoleReport) -> String {
    guard let report else { return "" }
    let moves = moved.map { "moved  \($0.baseline) -> \($0.shot)\n" }.joined()
    let faults = report.faults.map { "failed: \($0.message)\n" }.joined()
    if left != nil { return moves + faults + "moved: \(moved.count)\n" }
    var text = moves + approved.map { "approved  \($0.id)\n" }.joined()
    var part = report
    if !failed.isEmpty {
      part.shots = ShotReports(failed)
      text += printer.failures(of: part)
    }
    if !waiting.isEmpty {
      part.shots = ShotReports(waiting)
      text += printer.findings(of: part)
    }
    text += faults
    if !moved.isEmpty { text += "moved: \(moved.count)\n" }
    return text + "approved \(approved.count) of \(report.selectedCount) shots; "
      + "\(report.counts.unchanged) already equalled their baselines\n"
  }

  /// The document that `approvalSchema` describes.
  var json: String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("schema", "dsrender-approve")
      json.member("version", 1)
      json.member("selected", report?.selectedCount ?? 0)
      json.member("unchanged", report?.counts.unchanged ?? 0)
      json.strings("approved", approved.map(\.id))
      json.key("moved")
      json.array { json in
        for rename in moved {
          json.object { json in
            json.member("shot", rename.shot)
            json.member("baseline", rename.baseline)
          }
        }
      }
      if let left { json.strings("left", left) }
      json.key("rejected")
      rejected.write(to: &json)
      json.key("contradictions")
      json.array { json in
        for (shot, file) in contradictions {
          json.object { json in
            json.member("shot", shot)
            json.member("file", file)
          }
        }
      }
      json.findings(of: waiting)
      json.failures(of: failed)
      json.faults(report?.faults ?? [])
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  /// Writes the member `findings`: those of the shots, each with its shot.
  mutating func findings(of shots: some Sequence<ShotReport>) {
    key("findings")
    array { json in
      for shot in shots {
        for finding in shot.findings {
          json.object { json in
            json.member("shot", shot.id)
            json.members(of: finding)
          }
        }
      }
    }
  }

  /// Writes the member `failures`: the problems of the shots that failed.
  mutating func failures(of shots: some Sequence<ShotReport>) {
    key("failures")
    array { json in
      for shot in shots {
        guard case .failed(let failure) = shot.status else { continue }
        json.object { json in
          json.member("shot", shot.id)
          json.diagnostics("problems", failure.problems)
        }
      }
    }
  }
}
