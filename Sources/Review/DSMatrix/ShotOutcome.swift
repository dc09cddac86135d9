import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
import DSProject
import DSReport

/// What became of a shot.
enum ShotOutcome: Sendable {
  /// It has no picture, or none that may be compared.
  case failed(Boxed<ShotReport>)
  /// A shard found it equal to its baseline, which was checked here and is its picture.
  case equalInShard(Boxed<ShotReport>)
  /// Its picture was compared with its baseline.
  case compared(ComparedShot)

  /// The report of the shot.
  var report: ShotReport { boxedReport.wrappedValue }

  /// The same in its box, for the list of a run's reports.
  var boxedReport: Boxed<ShotReport> {
    switch self {
    case .failed(let report), .equalInShard(let report): report
    case .compared(let shot): shot.$report
    }
  }

  /// The comparison of its picture; nil if there was none here.
  var comparison: ComparedShot? {
    switch self {
    case .failed, .equalInShard: nil
    case .compared(let shot): shot
    }
  }

  /// The shot with a failure instead of what became of it: its picture is neither recorded nor can it be approved.
  func failing(_ failure: ShotReport.Failure) -> ShotOutcome {
    var report = report
    report.status = .failed(failure)
    return .failed(Boxed(report))
  }
}

/// A shot whose picture was compared with its baseline.
struct ComparedShot: Sendable {
  /// What is recorded of the shot.
  indirect enum Recording: Sendable {
    /// Nothing.
    case none
    /// A baseline that is written when no author's code runs any more.
    case waiting(Baselines.Recording, Fingerprint)
    /// A baseline that was written, with its new line of the lock; nil if the line is as it was.
    case done(line: BaselineLock.Entry?, Fingerprint)
  }

  /// The report of the shot.
  @Boxed var report: ShotReport
  /// The hash of its pixels.
  let hash: PixelHash
  /// Where the code that made the picture is written; nil for a component file.
  @Rare var code: SourceLocation?
  /// The hash of its baseline's file; nil if there is none, and where it equals that and belongs to no shard.
  let baselineFile: ContentHash?
  /// Whether it is new and an orphaned baseline shows the same picture.
  let hasTwin: Bool
  /// Whether the lock has no line of its baseline's file; found out in strict runs alone.
  let isLineStale: Bool
  /// What is recorded of it.
  var recording: Recording

  /// What a person who looks at the picture sees; nil if it equals its baseline.
  var viewed: ViewedPictures.Picture? {
    switch report.status {
    case .unchanged, .failed: nil
    case .changed, .added:
      ViewedPictures.Picture(
        pixels: hash,
        baseline: baselineFile.map { ViewedPictures.Baseline(file: $0, pixels: report.pixels?.expected) })
    }
  }

  /// The new line of the lock; nil if none was written.
  var line: BaselineLock.Entry? { if case .done(let line, _) = recording { line } else { nil } }

  /// The renderer and fonts behind the fingerprint of what is recorded; nil if nothing is.
  var renderer: Fingerprint? {
    switch recording {
    case .none: nil
    case .waiting(_, let renderer), .done(_, let renderer): renderer
    }
  }

  /// Records the baseline that waits, if one does.
  mutating func recordWaiting(in baselines: Baselines) throws(FileError) {
    guard case .waiting(let waiting, let renderer) = recording else { return }
    try record(waiting, renderer, in: baselines)
  }

  /// Records the shot's picture as its baseline.
  mutating func record(
    _ picture: Baselines.Recording, _ renderer: Fingerprint, in baselines: Baselines
  ) throws(FileError) {
    try baselines.record(picture)
    recording = .done(line: baselines.lock[report.id] == picture.entry ? nil : picture.entry, renderer)
    if picture.file != nil { report.recorded = true }
  }
}
