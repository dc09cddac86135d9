import DSBaselines
import DSDiagnostics
import DSReport
import DSShotDrawing
import DSShots

extension RunOptions {
  /// The shard and the baseline of a shot that equals it, as a shard found out; nil if it is drawn here: with checks,
  /// which look at shots together, with SVG, which is made of no baseline, and if the picture in the shard's record
  /// differs from the baseline's in the lock.
  func equalInShard(_ shot: Shot, _ lock: BaselineLock) -> (shard: Int, baseline: ShardRecord.Baseline)? {
    guard hooks.checks == nil, files.formats == [.png], let found = selection.merged?[shot.id],
      let baseline = found.line.baseline,
      let entry = lock[shot.id], entry.file == baseline.file, entry.pixels == found.line.pixels,
      entry.width == baseline.width, entry.height == baseline.height
    else { return nil }
    return (found.shard, baseline)
  }
}

extension ShotOutcome {
  /// The shard's record of the shot.
  var shardLine: ShardRecord.Line {
    let report = report
    var line = ShardRecord.Line(status: report.status.name, pixels: comparison?.hash)
    // What was noticed is found out again by the merge.
    if report.status == .unchanged, report.warnings.isEmpty, report.findings.isEmpty,
      let file = comparison?.baselineFile,
      let size = report.size
    {
      line.baseline = ShardRecord.Baseline(file: file, width: size.width, height: size.height)
    }
    return line
  }
}

extension ShardRecord {
  /// The record of a run of a shard; nil for any other run, and for one that did not finish.
  init?(_ options: RunOptions, _ report: RunReport, _ lines: [String: Line]) {
    guard let (shard, inputs) = options.selection.shard, !report.interrupted, report.faults.isEmpty,
      report.shots.count == report.selectedCount
    else { return nil }
    self.init(shard: shard, inputs: inputs, lines: lines)
  }
}

/// Fails the shots that were drawn again and differ from their shard's record.
func failDisagreeing(_ outcomes: inout [ShotOutcome?], _ options: RunOptions) {
  guard let merged = options.selection.merged else { return }
  for index in outcomes.indices {
    // A shot without a hash that its shard knows one of was not drawn again.
    guard let outcome = outcomes[index], let found = merged[outcome.report.id],
      outcome.comparison != nil || found.line.baseline == nil
    else { continue }
    let hash = outcome.comparison?.hash
    let status = outcome.report.status.name
    if found.line.status == status, found.line.pixels == hash { continue }
    let what =
      found.line.status == status
      ? "shard \(found.shard) drew other pixels"
      : "shard \(found.shard) found it \(found.line.status), and here it is \(status)"
    outcomes[index] = outcome.failing(.disagreement(of: outcome.report.id, what))
  }
}

extension ShotReport.Failure {
  /// A shot differs from its shard's record.
  static func disagreement(of id: String, _ what: String) -> ShotReport.Failure {
    ShotReport.Failure(
      cause: .badInput,
      problems: [
        Diagnostic(
          "shard-disagrees", "'\(id)' is not as its shard says: " + what, at: SourceLocation(file: id),
          hint: "do all machines draw with the same program, fonts and sources? draw the shards again")
      ])
  }
}
