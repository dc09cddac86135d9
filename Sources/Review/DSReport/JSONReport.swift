package import DSDiagnostics
import DSImage
package import DSJSON

/// Bytes of a report that are written at once.
let pieceBytes = 1 << 16

/// Prints a run as JSON; `docs/report.md` describes the members.
///
/// The text depends on the run's result alone: it holds no time, no duration, no absolute path and no host name.
package enum JSONReport {
  /// The version of the schema; it grows when a member changes its meaning or goes.
  package static let version = 1

  /// How every report for people and line-based tools begins.
  package static let beginning = Array("{\n  \"schema\": \"dsrender-report\"".utf8)

  /// The report as UTF-8; with `indented` for people and line-based tools, else for a page.
  package static func bytes(_ report: RunReport, indented: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, indented: indented) { bytes += $0 }
    return bytes
  }

  /// The same in pieces, none much larger than `pieceBytes`.
  package static func write(_ report: RunReport, indented: Bool = true, to sink: ([UInt8]) -> Void) {
    var json = JSONWriter(indented ? .indented : .compact, escapesMarkup: true)
    json.object { json in
      json.member("schema", "dsrender-report")
      json.key("version")
      json.value(version)
      writeHead(report, &json)
      if let explanation = report.explanation {
        json.key("explanation")
        json.object { $0.members(of: explanation) }
      }
      json.key("shots")
      let commands = report.commands
      json.array { json in
        for shot in report.shots {
          write(shot, commands, &json)
          if json.bytes.count > pieceBytes { json.handOver(to: sink) }
        }
      }
    }
    json.handOver(to: sink)
    if indented { sink([UInt8(ascii: "\n")]) }
  }

  /// Writes all members except the shots and their causes.
  static func writeHead(_ report: RunReport, _ json: inout JSONWriter) {
    json.member("tool", report.tool)
    json.member("configuration", report.configuration)
    json.strings("selection", report.selection)
    if let address = report.picturesAt { json.member("picturesAt", address.text) }
    json.key("exit")
    json.object { json in
      json.member("code", Int(report.exitStatus.rawValue))
      json.member("meaning", report.exitStatus.meaning)
    }
    json.key("counts")
    json.object { counts(report, &$0) }
    json.key("systems")
    json.array { json in for system in report.systems { write(system, &json) } }
    json.key("orphans")
    switch report.orphans {
    case .notJudged: json.null()
    case .found(let ids): json.array { json in for id in ids { json.value(id) } }
    }
    if !report.orphanPictures.isEmpty {
      json.key("orphanPictures")
      json.array { json in for picture in report.orphanPictures { write(picture, &json) } }
    }
    if !report.staleLines.isEmpty { json.strings("staleLines", report.staleLines) }
    json.key("renamed")
    json.array { json in for rename in report.renamed { write(rename, &json) } }
    json.key("interrupted")
    json.value(report.interrupted)
    json.faults(report.faults)
    json.diagnostics("warnings", report.warnings)
    if !report.unshownFaults.isEmpty { json.diagnostics("unshownFaults", report.unshownFaults) }
  }

  private static func counts(_ report: RunReport, _ json: inout JSONWriter) {
    let counts = report.counts
    json.member("matrix", report.matrixCount)
    json.member("selected", report.selectedCount)
    json.member("finished", report.shots.count)
    json.member("unchanged", counts.unchanged)
    json.member("changed", counts.changed)
    json.member("added", counts.added)
    json.member("failed", counts.failed)
    json.member("recorded", counts.recorded)
  }

  private static func write(_ system: RunReport.System, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", system.name)
      json.member("fingerprint", system.fingerprint)
      if system.isOfPictures {
        json.key("pictures")
        json.value(true)
      }
      json.key("axes")
      json.array { json in
        for axis in system.axes {
          json.object { json in
            json.member("name", axis.name)
            json.strings("values", axis.values)
          }
        }
      }
      guard !system.components.isEmpty else { return }
      json.key("components")
      json.array { json in for component in system.components { json.object { $0.members(of: component) } } }
    }
  }

  private static func write(_ picture: RunReport.OrphanPicture, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", picture.id)
      json.member("file", picture.file)
      json.member("width", picture.size.width)
      json.member("height", picture.size.height)
    }
  }

  private static func write(_ rename: RunReport.Rename, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rename.shot)
      json.member("baseline", rename.baseline)
      json.key("moved")
      json.value(rename.isMoved)
    }
  }

  static func write(_ shot: ShotReport, _ commands: Commands, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", shot.id)
      json.member("status", shot.status.name)
      json.member("system", shot.system)
      json.member("component", shot.component)
      json.member("scenario", shot.scenario)
      if let description = shot.description { json.member("description", description) }
      json.key("variant")
      json.object { json in for choice in shot.variant { json.member(choice.axis, choice.value) } }
      json.key("scale")
      json.value(shot.scale)
      if let size = shot.size {
        json.member("width", size.width)
        json.member("height", size.height)
      }
      if shot.recorded {
        json.key("recorded")
        json.value(true)
      }
      switch shot.status {
      case .unchanged: break
      case .changed(let change):
        json.key("change")
        json.object { write(change, &$0) }
      case .added(let lockKnows):
        json.key("baselineWasDeleted")
        json.value(lockKnows)
      case .failed(let failure):
        json.key("failure")
        json.object { json in
          json.member("code", Int(failure.cause.rawValue))
          json.diagnostics("problems", failure.problems)
        }
      }
      if !shot.warnings.isEmpty { json.diagnostics("warnings", shot.warnings) }
      if !shot.findings.isEmpty {
        json.key("findings")
        json.array { json in for finding in shot.findings { json.object { $0.members(of: finding) } } }
      }
      if let pixels = shot.pixels {
        json.key("pixels")
        json.object { json in
          json.member("actual", pixels.actual.text)
          if let expected = pixels.expected { json.member("expected", expected.text) }
        }
      }
      if let within = shot.within {
        json.key("within")
        json.object { json in
          json.member("ignoredPixels", within.ignoredPixels)
          json.member("toleratedPixels", within.toleratedPixels)
          json.strings("rules", within.rules)
        }
      }
      if let pair = shot.pair {
        json.key("pair")
        json.object { json in
          json.member("expected", pair.expected)
          json.member("actual", pair.actual)
        }
      }
      json.key("files")
      json.object { json in
        let files = [
          ("png", shot.files.png), ("svg", shot.files.svg), ("expected", shot.files.expected),
          ("actual", shot.files.actual), ("difference", shot.files.difference), ("aligned", shot.files.aligned),
        ]
        for (name, path) in files { if let path { json.member(name, path) } }
        if !shot.files.steps.isEmpty { json.strings("steps", shot.files.steps) }
        if !shot.files.crops.isEmpty { json.strings("crops", shot.files.crops) }
      }
      if let history = shot.history {
        json.key("history")
        json.object { write(history, &$0) }
      }
      if shot.status != .unchanged {
        if let command = commands.reproduce(shot) { json.member("reproduce", command) }
        json.member("approve", commands.approve(shot.id))
      }
    }
  }

  private static func write(_ history: ShotHistory, _ json: inout JSONWriter) {
    func members(of commit: ShotHistory.Commit, _ json: inout JSONWriter) {
      json.member("commit", commit.title)
      json.member("date", commit.date)
    }
    if let present = history.present {
      json.key("present")
      json.object { members(of: present, &$0) }
    }
    json.key("earlier")
    json.array { json in
      for earlier in history.earlier {
        json.object { json in
          members(of: earlier.commit, &json)
          if let file = earlier.file { json.member("picture", file) }
        }
      }
    }
    json.key("hasOlder")
    json.value(history.hasOlder)
  }

  private static func write(_ change: ShotReport.Change, _ json: inout JSONWriter) {
    json.member("changedPixels", change.changedPixels)
    json.member("totalPixels", change.totalPixels)
    json.key("share")
    json.value(change.share, digits: 9)
    json.member("largestDifference", change.largestDifference)
    json.member("baselineWidth", change.baselineSize.width)
    json.member("baselineHeight", change.baselineSize.height)
    if let fingerprint = change.otherFingerprint { json.member("baselineFingerprint", fingerprint) }
    if !change.remarks.isEmpty { json.strings("remarks", change.remarks) }
    json.key("regions")
    json.array { json in
      for region in change.regions {
        json.object { json in
          json.member("x", region.x)
          json.member("y", region.y)
          json.member("width", region.width)
          json.member("height", region.height)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member whose value is a list of problems.
  package mutating func diagnostics(_ name: String, _ diagnostics: [Diagnostic]) {
    key(name)
    array { json in
      for diagnostic in diagnostics {
        json.object { $0.members(of: diagnostic) }
      }
    }
  }

  /// Writes the member `faults`: errors of the machine that belong to no shot.
  package mutating func faults(_ faults: [RunReport.Fault]) {
    key("faults")
    array { json in
      for fault in faults {
        json.object { json in
          json.member("code", Int(fault.cause.rawValue))
          json.member("message", fault.message)
        }
      }
    }
  }

  /// Writes the members of a finding.
  package mutating func members(of finding: ShotReport.Finding) {
    members(of: finding.problem)
    if let reason = finding.reason { member("because", reason) }
  }

  /// Writes the members of a problem.
  fileprivate mutating func members(of diagnostic: Diagnostic) {
    member("id", diagnostic.id)
    member("severity", diagnostic.severity.rawValue)
    member("message", diagnostic.message)
    member("file", diagnostic.location.file)
    member("line", diagnostic.location.line)
    member("column", diagnostic.location.column)
    if let hint = diagnostic.hint { member("hint", hint) }
  }
}
