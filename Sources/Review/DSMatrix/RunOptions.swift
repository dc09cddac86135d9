package import DSImage
package import DSReport
package import DSShots

/// What a run of the matrix is to do.
package struct RunOptions: Sendable {
  /// Which baselines a run may write.
  package enum Recording: String, Hashable, Sendable, CaseIterable {
    /// None.
    case never
    /// Those of shots that have none.
    case missing
    /// Those of shots that differ.
    case changed
    /// All that are missing or differ; lines of the lock that do not match their files are corrected too.
    case all
  }

  /// A kind of picture file.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg
  }

  /// A kind of report file.
  package enum Report: String, Hashable, Sendable, CaseIterable {
    case json, junit, html, markdown
    /// Annotations at lines of component and token files, as GitHub Actions and GitLab read them.
    case github, gitlab

    /// Those that every run writes unless others are requested.
    package static let usual: [Report] = [.json, .junit, .html, .markdown]
  }

  /// Which shots are looked at.
  package var filter = ShotFilter()
  /// The beginning of the command line that calls the program, for the commands that reports offer.
  package var program = ["dsrender"]
  /// The options that the filter was made of, for the report.
  package var selection: [String] = []
  /// Workers; nil for one per core.
  package var jobs: Int?
  /// The folder for pictures and reports; nil writes nothing.
  package var output: String?
  /// The kinds of picture files.
  package var formats: [Format] = [.png]
  /// Whether pictures of shots that equal their baselines are left out.
  package var writesChangedOnly = false
  /// The kinds of report files.
  package var reports: [Report] = Report.usual
  /// Which baselines are written.
  package var recording = Recording.never
  /// Whether lines of the lock that do not match their files are rewritten if the picture equals its baseline, in a run
  /// that records nothing else.
  package var mendsLines = false
  /// The system that the project does not list and whose baselines are taken over: only new shots that one of them shows are
  /// recorded; nil if no system is.
  package var adopted: String?
  /// The pictures that a person has looked at, of the only shots that are drawn, to be recorded as they were; nil for
  /// any.
  package var viewed: ViewedPictures?
  /// Whether orphaned baselines end the run with their own exit code.
  package var strict = false
  /// Draws the shots that run authors' code once more, in another process, and returns the hashes of their pictures;
  /// nil if that failed. Shots whose pictures differ fail.
  package var redraw: (@Sendable () -> [String: PixelHash]?)?
  /// The only shots that are looked at, and why all others are left out, as the end of a sentence; nil for all that the
  /// filter leaves.
  package var only: (ids: Set<String>, others: String)?
  /// The part of the matrix that is taken, and what it is drawn from; nil for all that the filter leaves.
  package var shard: (part: Shard, inputs: ShardInputs)?
  /// What shards of this run found out; their shots that equal their baselines are not drawn again.
  package var merged: MergedShards?
  /// Finds problems in pictures, independently of their baselines; nil leaves that out.
  package var checks: (any PictureChecks)?
  /// What earlier runs of the whole matrix into the same folder found out; nil draws every shot.
  package var kept: KeptShots?
  /// Called with what every shot became that runs authors' code and is drawn, before it is compared; from any worker.
  package var drawn: (@Sendable (Shot, Result<ShotRenderer.Drawing, ShotFailure>) -> Void)?
  /// Finds out why shots changed, before the reports are written; nil leaves that out.
  package var explain: (@Sendable (RunReport) async -> RunReport.Explanation?)?
  /// Called after every shot with the numbers of finished, selected and notable shots; from any worker.
  package var progress: (@Sendable (_ done: Int, _ total: Int, _ notable: Int) -> Void)?

  /// Looks at everything, writes nothing.
  package init() {}

  /// Whether the run may write into the folder of the baselines.
  var writesBaselines: Bool { recording != .never || mendsLines }
}
